import type { KnownRating, PublicProfile } from '@kingside/api'

/** What the small card of a player's name tells. */
export interface PlayerCardFacts {
  readonly profile: PublicProfile
  readonly isOnline: boolean
  readonly ratings: readonly KnownRating[]
}
