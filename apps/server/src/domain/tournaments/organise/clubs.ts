import type { ClubRights } from '../../clubs/club-rights.ts'

/** What the organising of tournaments asks of clubs. Clubs are named by their ids. */
export interface OrganisingClubs {
  /** By its id or its slug; null where there is none. */
  readonly find: (
    idOrSlug: string,
  ) => Promise<{ readonly id: string; readonly name: string } | null>
  readonly isAdmin: (clubId: string, playerId: number) => Promise<boolean>
  readonly isMember: (clubId: string, playerId: number) => Promise<boolean>
  /** Whether it has a plan, by which it may take entry fees and its arbiters’ results change ratings. */
  readonly hasPlan: (clubId: string) => Promise<boolean>
  /** Whether a championship set is the club’s. */
  readonly hasSeries: (clubId: string, seriesId: string) => Promise<boolean>
}

/** Clubs as they are. */
export const organisingClubs = (rights: ClubRights): OrganisingClubs => ({
  find: async (idOrSlug) => {
    const club = await rights.find(idOrSlug)
    return club && { id: String(club.id), name: club.name }
  },
  isAdmin: (clubId, playerId) => rights.isAdmin(Number(clubId), playerId),
  isMember: (clubId, playerId) => rights.isMember(Number(clubId), playerId),
  hasPlan: async (clubId) => {
    const plan = await rights.planOf(Number(clubId))
    return plan === 'paid' || plan === 'premium'
  },
  hasSeries: (clubId, seriesId) => rights.hasSeries(Number(clubId), seriesId),
})
