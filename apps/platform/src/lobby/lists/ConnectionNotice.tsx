import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import type { LobbyConnectionView } from '@kingside/machines/lobby-connection'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages, refusalHints, refusalTitles } from './LobbyConnection.messages.ts'
import { RetryTime } from './RetryTime.tsx'

/** The views of a lobby that is not connected. */
export type UnconnectedView = Extract<
  LobbyConnectionView,
  { readonly status: 'connecting' | 'disconnected' | 'left' }
>

export interface ConnectionNoticeProps {
  readonly view: UnconnectedView
  /** The time in milliseconds, on any steady clock, to count down to the next try. */
  readonly now: () => number
  readonly onRetry: () => void
  /** Opens the sign-in popup. */
  readonly onSignIn: () => void
  /** Connects to the lobby again. */
  readonly onEnter: () => void
}

/** Why the lobby is not connected, with one button in a fixed place, so that it keeps the focus. */
export function ConnectionNotice({ view, now, onRetry, onSignIn, onEnter }: ConnectionNoticeProps) {
  const { formatMessage } = useIntl()
  const { type, title, button } = viewModelOf(view)
  const endedSession = view.status === 'disconnected' && view.because === 'unauthorised'
  return (
    <Banner
      type={type}
      title={formatMessage(title)}
      {...(button && {
        action: (
          <Inline gap={2}>
            {endedSession && (
              <Button size="s" onPress={onSignIn}>
                <FormattedMessage {...messages.signIn} />
              </Button>
            )}
            <Button
              key="retry"
              size="s"
              type="secondary"
              loading={view.status === 'connecting'}
              onPress={view.status === 'left' ? onEnter : onRetry}
            >
              <FormattedMessage {...button} />
            </Button>
          </Inline>
        ),
      })}
    >
      <Explanation view={view} now={now} />
    </Banner>
  )
}

function Explanation({ view, now }: Pick<ConnectionNoticeProps, 'view' | 'now'>) {
  if (view.status === 'left') return <FormattedMessage {...messages.leftHint} />
  if (view.status === 'connecting') {
    return <FormattedMessage {...messages.attempt} values={{ attempt: view.failures }} />
  }
  switch (view.because) {
    case 'lost':
      return <RetryTime key={view.failures} {...view} now={now} />
    case 'offline':
      return <FormattedMessage {...messages.offlineHint} />
    case 'unauthorised':
    case 'player_banned':
    case 'forbidden':
      return <FormattedMessage {...refusalHints[view.because]} />
    default:
      return view satisfies never
  }
}

/** The type, title and button of the notice; no button where there is nothing to do. */
function viewModelOf(view: UnconnectedView) {
  if (view.status === 'left') {
    return { type: 'info', title: messages.left, button: messages.comeBack } as const
  }
  if (view.status === 'connecting') {
    return { type: 'warning', title: messages.connectingAgain, button: messages.tryNow } as const
  }
  switch (view.because) {
    case 'lost':
      return { type: 'warning', title: messages.lost, button: messages.tryNow } as const
    case 'offline':
      return { type: 'warning', title: messages.offline, button: messages.tryNow } as const
    case 'unauthorised':
    case 'forbidden':
      return {
        type: 'warning',
        title: refusalTitles[view.because],
        button: messages.tryAgain,
      } as const
    case 'player_banned':
      return { type: 'danger', title: refusalTitles.player_banned, button: null } as const
    default:
      return view satisfies never
  }
}
