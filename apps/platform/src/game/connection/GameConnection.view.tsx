import { StatusMark } from '@kingside/design-system/StatusMark'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { GameConnectionView } from '@kingside/machines/game-connection'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocusAtButtons, lazyPart } from '../../platform/page/index.ts'
import { messages } from './GameConnection.messages.ts'
import { RoundTrip } from './RoundTrip.tsx'

/** Loaded while the line works, because it can't be loaded any more when the line does not. */
export const LateConnectionTrouble = lazyPart(
  async () => (await import('./ConnectionTrouble.tsx')).ConnectionTrouble,
  null,
  () => null,
)

export interface GameConnectionProps {
  readonly view: GameConnectionView
  /** The time left to return, for a player whose connection is lost during a game. */
  readonly absence?: ReactNode
  /** Connects again at once. */
  readonly onRetry: () => void
  /** Opens the sign-in popup. */
  readonly onSignIn: () => void
  /** Opens the lobby, from a game that is not open to the user. */
  readonly onLobby: () => void
}

/** The state of the connection: small bars while it works, a notice with a button when it does not. */
export function GameConnection({ view, ...on }: GameConnectionProps) {
  const { formatMessage } = useIntl()
  return (
    <KeepFocusAtButtons label={formatMessage(messages.label)}>
      <Line view={view} {...on} />
    </KeepFocusAtButtons>
  )
}

function Line({ view, ...on }: GameConnectionProps) {
  switch (view.status) {
    case 'connecting':
    case 'catching-up':
      return (
        <div role="status">
          <StatusMark tone="info" live>
            <FormattedMessage
              {...(view.status === 'connecting' ? messages.connecting : messages.catchingUp)}
            />
          </StatusMark>
        </div>
      )
    case 'live':
      return view.rttMs === null ? (
        <div role="status">
          <StatusMark tone="success">
            <FormattedMessage {...messages.connected} />
          </StatusMark>
        </div>
      ) : (
        <>
          <div role="status">
            <VisuallyHidden>
              <FormattedMessage {...messages.connected} />
            </VisuallyHidden>
          </div>
          <RoundTrip ms={view.rttMs} />
        </>
      )
    case 'closed':
      return (
        <div role="status">
          <StatusMark hollow>
            <FormattedMessage {...messages.closed} />
          </StatusMark>
        </div>
      )
    case 'reconnecting':
    case 'offline':
    case 'signed-out':
    case 'refused':
      return <LateConnectionTrouble view={view} {...on} />
    default:
      return view satisfies never
  }
}
