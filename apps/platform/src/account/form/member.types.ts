import type { Gender } from '@kingside/api/facts'
import type { FieldProblems, PersonalInfo } from '@kingside/machines/registration'

/** The plan of a member; `granted` is Pro without payment. */
export type Membership =
  | { readonly plan: 'free' | 'granted' }
  | {
      readonly plan: 'pro'
      /** ISO 8601; null where the server names no end. */
      readonly until: string | null
      /** Whether it ends without renewal. */
      readonly isEnding: boolean
    }

/** What a member says of the person. */
export interface MemberInfo extends PersonalInfo {
  /** Null where the member has not stated it. */
  readonly gender: Gender | null
}

/** The fields that are wrong, and why. */
export type MemberProblems = FieldProblems & { readonly gender?: 'fill_in_the_value' }

/** How far the FIDE ID of a member is. */
export type FideLine =
  | { readonly status: 'none' }
  /** The federation may not have given the id yet. */
  | { readonly status: 'on-check'; readonly id: number | null }
  | { readonly status: 'rejected' }
  /** `since` is an ISO date; null where it is not known. */
  | { readonly status: 'verified'; readonly id: number | null; readonly since: string | null }

/** The account's data that its member sees. */
export interface MemberFacts {
  readonly email: string
  /** An account of a social sign-in may have no password. */
  readonly hasPassword: boolean
  readonly info: MemberInfo
  readonly membership: Membership
  readonly fide: FideLine
  /** The address of the picture; null is none. */
  readonly avatar: string | null
}

/** Why a change was not saved. */
export type SaveRefusal =
  | 'incorrect_name'
  | 'incorrect_date'
  | 'field_locked'
  | 'not_authenticated'
  | 'throttled'
  | 'offline'
  | 'something_wents_wrong'

/** The state of saving a form about the person. */
export type SaveView =
  | { readonly status: 'editing' | 'saving' | 'saved' }
  | { readonly status: 'invalid'; readonly problems: MemberProblems }
  | { readonly status: 'refused'; readonly code: SaveRefusal }

/** The account of the user; `ready` for members only. */
export type MemberView =
  | { readonly status: 'loading' | 'visitor' }
  | { readonly status: 'failed'; readonly isOffline: boolean; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly member: MemberFacts; readonly save: SaveView }
