import type { GameView } from '@kingside/machines/game'

/** What the part beside a game of a tournament is given. */
export interface TournamentGameProps extends Pick<GameView, 'status' | 'color' | 'berserk'> {
  readonly tournamentId: string
  readonly gameId: string
  /** The user's public uid; null for a user who has none. */
  readonly uid: string | null
  /** Gives half of the own time away; null while that is not possible. */
  readonly onBerserk: (() => void) | null
}
