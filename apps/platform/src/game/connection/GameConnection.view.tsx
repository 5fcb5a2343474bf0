import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { GameConnectionView } from '@kingside/machines/game-connection'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocusAtButtons, lazyPart } from '../../platform/page/index.ts'
import * as styles from './GameConnection.css.ts'
import { messages } from './GameConnection.messages.ts'

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

/**
 * A notice with a button while the connection does not work. While it does, the player's bar shows it, and this says it
 * to screen readers only.
 */
export function GameConnection({ view, ...on }: GameConnectionProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.root} data-quiet={'message' in view ? undefined : ''}>
      <KeepFocusAtButtons label={formatMessage(messages.label)}>
        {'message' in view ? (
          <LateConnectionTrouble view={view} {...on} />
        ) : (
          <div role="status">
            <VisuallyHidden>
              <FormattedMessage {...statusMessages[view.status]} />
            </VisuallyHidden>
          </div>
        )}
      </KeepFocusAtButtons>
    </div>
  )
}

const statusMessages = {
  connecting: messages.connecting,
  'catching-up': messages.catchingUp,
  live: messages.connected,
  closed: messages.closed,
} as const
