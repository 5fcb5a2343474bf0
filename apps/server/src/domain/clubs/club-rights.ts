import type { ClubPlan } from '@kingside/api/facts'

/** A club as others than its own pages need it. */
export interface ClubName {
  readonly id: number
  readonly slug: string
  readonly name: string
}

/** Who may do what in clubs, for clubs and tournaments alike. Clubs and players are internal ids. */
export interface ClubRights {
  /** A club by its id or its slug; null where there is none, or none any more. */
  readonly find: (idOrSlug: string) => Promise<ClubName | null>
  readonly isAdmin: (clubId: number, playerId: number) => Promise<boolean>
  readonly adminsOf: (clubId: number) => Promise<readonly number[]>
  /** Administrators are members too. */
  readonly isMember: (clubId: number, playerId: number) => Promise<boolean>
  /** Null where there is no such club. */
  readonly planOf: (clubId: number) => Promise<ClubPlan | null>
  /** Whether a championship set belongs to the club. */
  readonly hasSeries: (clubId: number, seriesId: string) => Promise<boolean>
}
