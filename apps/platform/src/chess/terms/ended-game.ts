import type { Outcome } from '@kingside/machines/game'
import type { OnlineEndReason } from '@kingside/machines/game-connection'
import type { ChallengePlayer } from '@kingside/machines/challenge'
import type { RatingMode } from '@kingside/machines/start-game-button'

/** A game that a player has ended. */
export interface EndedGame {
  readonly gameId: string
  /** When it ended, as ISO 8601. */
  readonly playedAt: string
  /** The side that the player had. */
  readonly color: 'white' | 'black'
  /** The player's rating when it began; null is New. */
  readonly rating: number | null
  /** In points; null where it changed none. */
  readonly ratingChange: number | null
  /** With the rating that it had when the game began. */
  readonly opponent: ChallengePlayer
  readonly timeControlId: number
  readonly mode: RatingMode
  /** How it ended for the player. */
  readonly outcome: Outcome
  readonly reason: OnlineEndReason
}
