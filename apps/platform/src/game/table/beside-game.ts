import type { GameView } from '@kingside/machines/game'

/** What the part beside a game is given: what stands above games in the app brings it. */
export interface BesideGameProps extends Pick<GameView, 'status' | 'color' | 'berserk'> {
  /** Null for a game outside tournaments. */
  readonly tournamentId: string | null
  readonly gameId: string
  /** The user's public uid; null for a user who has none. */
  readonly uid: string | null
  /** Gives half of the own time away; null while that is not possible. */
  readonly onBerserk: (() => void) | null
}
