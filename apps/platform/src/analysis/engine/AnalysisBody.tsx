import { Banner } from '@kingside/design-system/Banner'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureMessages, messages, remedyMessages } from './Analysis.messages.ts'
import type { AnalysisProps } from './Analysis.view.tsx'
import { EngineView } from './EngineView.tsx'

type Props = Pick<AnalysisProps, 'view' | 'onPlay'> & {
  readonly hasBar: boolean
}

/** What the engine says, or why it says nothing. */
export function AnalysisBody({ view, hasBar, onPlay }: Props) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'off':
      return (
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...messages.offText} />
        </Text>
      )
    case 'starting-engine':
    case 'thinking':
    case 'finished':
      return <EngineView view={view} hasBar={hasBar} onPlay={onPlay} />
    case 'failed':
      return (
        <Banner type="danger" title={formatMessage(failureMessages[view.message])}>
          <FormattedMessage {...remedyMessages[view.message]} />
        </Banner>
      )
    default:
      return view satisfies never
  }
}
