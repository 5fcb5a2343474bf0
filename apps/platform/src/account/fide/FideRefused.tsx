import { Banner } from '@kingside/design-system/Banner'
import type { FideRefusalView } from '@kingside/machines/fide-id'
import { useIntl } from 'react-intl'
import { WaitTime, type WaitTimeProps } from '../../platform/page/index.ts'
import { refusals } from './FideId.messages.ts'

export interface FideRefusedProps {
  readonly refusal: FideRefusalView
  /** The time on the clock of the adapter, in milliseconds. */
  readonly now: WaitTimeProps['now']
}

/** Why something was not done, above the step. */
export function FideRefused({ refusal: { code, until }, now }: FideRefusedProps) {
  const { formatMessage } = useIntl()
  return (
    <Banner type="danger" title={formatMessage(refusals[code])}>
      {until !== null && <WaitTime until={until} now={now} />}
    </Banner>
  )
}
