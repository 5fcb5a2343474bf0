import type { Outcome } from '@kingside/machines/game'
import type { OnlineEndReason } from '@kingside/machines/game-connection'
import type { ChallengePlayer } from '@kingside/machines/challenge'
import type { RatingMode } from '@kingside/machines/start-game-button'

/** A finished game of a player. */
export interface EndedGame {
  readonly gameId: string
  /** When it ended, as ISO 8601. */
  readonly playedAt: string
  /** The side that the player had. */
  readonly color: 'white' | 'black'
  /** The player's rating at the start; null is New. */
  readonly rating: number | null
  /** In points; null for a game without a rating. */
  readonly ratingChange: number | null
  /** The opponent, with the rating at the start of the game. */
  readonly opponent: ChallengePlayer
  readonly timeControlId: number
  readonly mode: RatingMode
  /** The result for the player. */
  readonly outcome: Outcome
  readonly reason: OnlineEndReason
}
