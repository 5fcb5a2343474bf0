import { Banner, Button, Text } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureMessages, messages, refusalMessages, remedyMessages } from './Analysis.messages.ts'
import type { AnalysisProps } from './Analysis.view.tsx'
import { EngineView } from './EngineView.tsx'

type Props = Pick<AnalysisProps, 'view' | 'isVisitor' | 'onSignIn' | 'onUpgrade' | 'onPlay'> & {
  readonly hasBar: boolean
}

/** What the engine says, or why it says nothing. */
export function AnalysisBody({ view, hasBar, isVisitor = false, onSignIn, ...on }: Props) {
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
      return <EngineView view={view} hasBar={hasBar} onPlay={on.onPlay} />
    case 'refused':
      if (isVisitor && onSignIn && view.message === 'no_access_to_board_analysis') {
        return (
          <Banner
            type="info"
            title={formatMessage(refusalMessages[view.message])}
            action={
              <Button size="s" onPress={onSignIn}>
                <FormattedMessage {...messages.signIn} />
              </Button>
            }
          >
            <FormattedMessage {...messages.signInText} />
          </Banner>
        )
      }
      return view.offersPro ? (
        <Banner
          type="info"
          title={formatMessage(refusalMessages[view.message])}
          action={
            <Button size="s" onPress={on.onUpgrade}>
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
