import type { ClubPlan, ClubRole, ClubTournamentState } from '@kingside/api/facts'
import type { Addressed } from '../accounts/notifications.ts'
import type {
  ClubBanRecord,
  ClubCardRecord,
  ClubDashboardRecord,
  ClubEventRecord,
  ClubFilter,
  ClubMemberRecord,
  ClubPage,
  ClubPictureRecord,
  ClubRecord,
  ClubRequestRecord,
  ClubSeriesRecord,
  ClubTournamentRecord,
  ClubValues,
  Paging,
} from './club.ts'
import type { ClubPerson, ClubRefusal } from './join-club.ts'

/** Clubs themselves. Clubs and players are internal ids; who may do it has been checked. */
export interface ClubStore {
  /** By its id or its slug; null where there is none, or none any more. @param readBy null is a visitor */
  readonly find: (idOrSlug: string, readBy: number | null) => Promise<ClubRecord | null>
  readonly list: (filter: ClubFilter, readBy: number | null) => Promise<ClubPage<ClubRecord>>
  /** Those that a player runs, then those that the player is in, then those that have been asked. */
  readonly mine: (playerId: number, paging: Paging) => Promise<ClubPage<ClubRecord>>
  /** Makes a club with its first administrator; null where the player has made as many as one may. */
  readonly create: (
    club: ClubValues & { readonly coverId: string | null },
    by: number,
    at: Date,
  ) => Promise<number | null>
  /** @returns false where it was changed since this version was read */
  readonly change: (
    clubId: number,
    version: number,
    change: Partial<ClubValues> & { readonly coverId?: string | null },
  ) => Promise<boolean>
  /** @returns the ids of its files; null while one of its tournaments is played */
  readonly delete: (clubId: number, at: Date) => Promise<readonly string[] | null>
  /**
   * Sets the plan, and writes into the log who did it.
   * @returns false where there is no such club
   */
  readonly setPlan: (clubId: number, plan: ClubPlan, operator: string, at: Date) => Promise<boolean>
  readonly dashboard: (clubId: number, at: Date) => Promise<ClubDashboardRecord>
  readonly tournaments: (
    clubId: number,
    state: ClubTournamentState,
    paging: Paging,
  ) => Promise<ClubPage<ClubTournamentRecord>>
  readonly series: (clubId: number, paging: Paging) => Promise<ClubPage<ClubSeriesRecord>>
  /** Null where the club has as many as it may. */
  readonly addSeries: (
    clubId: number,
    series: { readonly name: string; readonly joinLimit: number | null },
  ) => Promise<ClubSeriesRecord | null>
}

export type JoinOutcome =
  | 'member'
  | 'requested'
  | 'not_found'
  | 'already_member'
  | 'request_pending'
  | ClubRefusal

/** What an administrator wanted to do with somebody. */
export type PersonOutcome = 'not_found' | 'not_community_administrator'

/** Who is in a club. Whether `by` is an administrator is asked in the same transaction. */
export interface ClubMembershipStore {
  /** What decides whether a player may join; null for who has no account. */
  readonly person: (playerId: number) => Promise<Omit<ClubPerson, 'isBanned'> | null>
  readonly join: (
    clubId: number,
    playerId: number,
    isBanned: boolean,
    at: Date,
  ) => Promise<JoinOutcome>
  /** @returns false for who is a member already */
  readonly takeRequestBack: (clubId: number, playerId: number) => Promise<boolean>
  readonly leave: (
    clubId: number,
    playerId: number,
    at: Date,
  ) => Promise<'done' | 'not_member' | 'last_administrator'>
  readonly members: (
    clubId: number,
    filter: Paging & { readonly search?: string | undefined; readonly role?: ClubRole | undefined },
    at: Date,
  ) => Promise<ClubPage<ClubMemberRecord>>
  readonly setRole: (
    clubId: number,
    person: { readonly by: number; readonly uid: string; readonly role: ClubRole },
    at: Date,
  ) => Promise<ClubMemberRecord | PersonOutcome | 'last_administrator'>
  readonly remove: (
    clubId: number,
    person: { readonly by: number; readonly uid: string },
    at: Date,
  ) => Promise<'done' | PersonOutcome | 'last_administrator'>
  readonly requests: (
    clubId: number,
    filter: Paging & { readonly search?: string | undefined },
    at: Date,
  ) => Promise<ClubPage<ClubRequestRecord>>
  readonly approve: (
    clubId: number,
    person: { readonly by: number; readonly uid: string },
    at: Date,
  ) => Promise<
    { readonly member: ClubMemberRecord; readonly told: readonly Addressed[] } | PersonOutcome
  >
  readonly decline: (
    clubId: number,
    person: { readonly by: number; readonly uid: string },
  ) => Promise<'done' | PersonOutcome>
  /** @returns the notices of those who were let in */
  readonly approveAll: (
    clubId: number,
    by: number,
    at: Date,
  ) => Promise<
    | { readonly approved: number; readonly told: readonly Addressed[] }
    | 'not_community_administrator'
  >
}

/** Who is banned from a club. Whether `by` is an administrator is asked in the same transaction. */
export interface ClubBanStore {
  /** The newest first. */
  readonly list: (
    clubId: number,
    filter: Paging & { readonly search?: string | undefined },
    at: Date,
  ) => Promise<ClubPage<ClubBanRecord>>
  /** Takes the player out too, and the player's request; who is banned stays so since the first time. */
  readonly add: (
    clubId: number,
    person: { readonly by: number; readonly uid: string },
    at: Date,
  ) => Promise<ClubBanRecord | PersonOutcome | 'last_administrator'>
  readonly remove: (
    clubId: number,
    person: { readonly by: number; readonly uid: string },
  ) => Promise<'done' | PersonOutcome>
}

export type ChangeOutcome<Item> = Item | 'not_found' | 'changed_meanwhile'

/** Things of a club that have an order. */
export interface OrderedItems<Item, Values> {
  readonly list: (clubId: number, paging: Paging) => Promise<ClubPage<Item>>
  /** Adds one at the end; null where the club has as many as it may. */
  readonly add: (clubId: number, values: Values) => Promise<Item | null>
  /** @param change with nothing but a place it needs no version */
  readonly change: (
    clubId: number,
    id: number,
    change: Partial<Values> & { readonly version: number; readonly position?: number | undefined },
  ) => Promise<ChangeOutcome<{ readonly before: Item; readonly after: Item }>>
  /** @returns what it was; null where there was none */
  readonly remove: (clubId: number, id: number) => Promise<Item | null>
}

type Values<Item> = Omit<Item, 'id' | 'version'>

export interface EventFilter extends Paging {
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

/** What a club shows. */
export interface ClubContentStore {
  readonly pictures: OrderedItems<ClubPictureRecord, Values<ClubPictureRecord>>
  readonly cards: OrderedItems<ClubCardRecord, Values<ClubCardRecord>>
  readonly events: {
    readonly list: (clubId: number, filter: EventFilter) => Promise<ClubPage<ClubEventRecord>>
    readonly all: (
      filter: EventFilter & {
        readonly search?: string | undefined
        readonly country?: string | undefined
        /** Only of clubs in which this player is. */
        readonly memberId?: number | undefined
      },
    ) => Promise<
      ClubPage<
        ClubEventRecord & {
          readonly club: { readonly id: number; readonly slug: string; readonly name: string }
        }
      >
    >
    readonly add: (
      clubId: number,
      values: Values<ClubEventRecord>,
    ) => Promise<ClubEventRecord | null>
    readonly change: (
      clubId: number,
      id: number,
      change: Partial<Values<ClubEventRecord>> & { readonly version: number },
    ) => Promise<ChangeOutcome<ClubEventRecord> | 'end_before_start'>
    /** @returns whether there was one */
    readonly remove: (clubId: number, id: number) => Promise<boolean>
  }
}
