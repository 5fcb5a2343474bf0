import type { TournamentEvent } from '@kingside/api'

/** Tells people what happens in tournaments. */
export interface TournamentFeed {
  /** Tells everybody who follows the tournament. */
  readonly tellFollowers: (tournamentId: number, news: TournamentEvent) => void
  /** Tells one player, by the internal id, on every page that is open. */
  readonly tellPlayer: (playerId: number, news: TournamentEvent) => void
  /** Whether the player is on any page now. */
  readonly isHere: (playerId: number) => boolean
  /** Whether anybody follows it. */
  readonly isFollowed: (tournamentId: number) => boolean
}
