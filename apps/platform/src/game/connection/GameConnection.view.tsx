import { StatusMark, VisuallyHidden } from '@kingside/design-system'
import type { GameConnectionView } from '@kingside/machines/game-connection'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocusAtButtons } from '../../platform/page/index.ts'
import { ConnectionTrouble } from './ConnectionTrouble.tsx'
import { messages } from './GameConnection.messages.ts'
import { RoundTrip } from './RoundTrip.tsx'

export interface GameConnectionProps {
  readonly view: GameConnectionView
  /** How long there is to come back, for a player whose line is lost in a game. */
  readonly absence?: ReactNode
  /** Connects again without waiting. */
  readonly onRetry: () => void
  /** Opens the sign-in popup. */
  readonly onSignIn: () => void
  /** Leads away from a game that is not open to the person. */
  readonly onLobby: () => void
}

/** How the line to the game’s server is: a quiet word or bars while it holds, a notice with the way on when not. */
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
      return <ConnectionTrouble view={view} {...on} />
    default:
      return view satisfies never
  }
}
