import { selectGameConnectionView } from '@kingside/machines/game-connection'
import type { GameView } from '@kingside/machines/game'
import { lazyPart, useView } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { GameConnection } from '../connection/GameConnection.view.tsx'
import { OwnLine } from '../connection/OwnLine.tsx'
import type { OpenGame } from '../connection/open-game.ts'

export const LateOwnAbsence = lazyPart(
  async () => (await import('./OwnAbsence.tsx')).OwnAbsence,
  null,
  () => null,
)

export interface TableConnectionProps {
  readonly connection: OpenGame['connection']
  /** The clock of a game that the player has to come back to; null while the line holds. */
  readonly missed: NonNullable<GameView['config']>['clock'] | null
}

/** How the line of the game is, and the ways on when it is not. */
export function TableConnection({ connection, missed }: TableConnectionProps) {
  const { actors, now } = useDependencies()
  const navigate = useNavigate()
  const view = useView(connection, selectGameConnectionView)
  return (
    <GameConnection
      view={view}
      absence={missed && <LateOwnAbsence clock={missed} now={now} />}
      onRetry={() => connection.send({ type: 'connection.retry' })}
      onSignIn={() => actors.popups.send({ type: 'popup.open', popup: 'sign-in' })}
      onLobby={() => void navigate('/lobby')}
    />
  )
}

/** The player's own line, in the player's bar. */
export function TableLine({ connection }: Pick<TableConnectionProps, 'connection'>) {
  return <OwnLine view={useView(connection, selectGameConnectionView)} />
}

/** The time control of a running game whose player has lost the connection. */
export const missedClock = (view: GameView): TableConnectionProps['missed'] =>
  view.status === 'playing' && view.color && view.line === 'lost' && view.config
    ? view.config.clock
    : null
