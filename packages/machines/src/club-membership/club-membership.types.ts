import type { ClubMembership, ClubRelation } from '@kingside/api/facts'
import type { Refusal } from '../sign-in/refusal.ts'

/** Why a person can't join a club, as the server says. */
export const clubLimitReasons = [
  'club_region_not_allowed',
  'club_title_not_allowed',
  'club_age_not_allowed',
  'player_is_banned',
  'no_user_data',
  'age_not_set',
  'country_not_set_error',
] as const
export type ClubLimitReason = (typeof clubLimitReasons)[number]

/** Why a call was not done. */
export const clubMembershipCodes = [
  ...clubLimitReasons,
  'already_member',
  'request_pending',
  'not_member',
  'last_administrator',
  'not_found',
  'unauthorised',
  'rate_limited',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type ClubMembershipCode = (typeof clubMembershipCodes)[number]

/** What is known of a person at a club. */
export interface ClubStanding {
  readonly isSignedIn: boolean
  /** What the person is to the club. */
  readonly you: ClubRelation
  readonly membership: ClubMembership
  /** Why the person can't join; null when they can. */
  readonly reason: ClubLimitReason | null
}

export interface ClubMembershipContext {
  readonly standing: ClubStanding
  readonly refusal: Refusal<ClubMembershipCode> | null
}

export interface ClubMembershipInput {
  readonly standing: ClubStanding
}

/** What the page may send. */
export type ClubMembershipUiEvent =
  | { readonly type: 'join.press' }
  | { readonly type: 'leave.press' }
  | { readonly type: 'request.cancel' }
  | { readonly type: 'refusal.close' }

/** What the page's calls and the session send. */
export interface ClubMembershipSystemEvent {
  readonly type: 'standing.update'
  readonly standing: ClubStanding
}

export type ClubMembershipEvent = ClubMembershipUiEvent | ClubMembershipSystemEvent

/** Each call answers with the standing after it, and rejects with `{ failure }`, a `ClubMembershipCode`. */
export interface ClubMembershipDeps {
  /** POST communities/{id}/join/ */
  readonly join: (signal: AbortSignal) => Promise<ClubStanding>
  /** POST communities/{id}/leave/ */
  readonly leave: (signal: AbortSignal) => Promise<ClubStanding>
  /** DELETE communities/{id}/join/ */
  readonly takeRequestBack: (signal: AbortSignal) => Promise<ClubStanding>
}
