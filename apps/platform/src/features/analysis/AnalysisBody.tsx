import { Banner, Button, Text } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureMessages, messages, refusalMessages, remedyMessages } from './Analysis.messages.ts'
import type { AnalysisProps } from './Analysis.tsx'
import { EngineView } from './EngineView.tsx'

type Props = Pick<AnalysisProps, 'view' | 'onUpgrade' | 'onPlay'> & { readonly hasBar: boolean }

/** What the engine says, or why it says nothing. */
export function AnalysisBody({ view, hasBar, onUpgrade, onPlay }: Props) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'off':
      return (
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...messages.offText} />
        </Text>
      )
    case 'requesting-access':
    case 'starting-engine':
    case 'thinking':
    case 'finished':
      return <EngineView view={view} hasBar={hasBar} onPlay={onPlay} />
    case 'refused':
      return view.offersPro ? (
        <Banner
          type="info"
          title={formatMessage(refusalMessages[view.message])}
          action={
            <Button size="s" onPress={onUpgrade}>
              <FormattedMessage {...messages.upgrade} />
            </Button>
          }
        >
          <FormattedMessage {...messages.proText} />
        </Banner>
      ) : (
        <Banner type="info" title={formatMessage(refusalMessages[view.message])} />
      )
    case 'failed':
      return (
        <Banner
          type={view.message === 'server_unreachable' ? 'warning' : 'danger'}
          title={formatMessage(failureMessages[view.message])}
        >
          <FormattedMessage {...remedyMessages[view.message]} />
        </Banner>
      )
    default:
      return view satisfies never
  }
}
