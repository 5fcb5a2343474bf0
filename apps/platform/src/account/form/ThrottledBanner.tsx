import { Banner } from '@kingside/design-system/Banner'
import { FormattedMessage, useIntl } from 'react-intl'
import { WaitTime, type WaitTimeProps } from '../../platform/page/index.ts'
import { throttledMessages } from './throttled.messages.ts'

/** Too many attempts, and how long to wait; the time runs. */
export function ThrottledBanner(wait: WaitTimeProps) {
  const { formatMessage } = useIntl()
  return (
    <Banner type="warning" title={formatMessage(throttledMessages.title)}>
      <FormattedMessage {...throttledMessages.until} values={{ time: <WaitTime {...wait} /> }} />
    </Banner>
  )
}
