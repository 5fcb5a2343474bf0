import type { ClubMembership, ClubRelation } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import type { clubMembershipMachine } from './club-membership.machine.ts'
import type { ClubLimitReason, ClubMembershipCode } from './club-membership.types.ts'

type Snapshot = SnapshotFrom<typeof clubMembershipMachine>

/** A person at a club, for the page to draw. */
export type ClubMembershipView =
  | { readonly status: 'visitor' }
  /** The person can join, or ask to. */
  | { readonly status: 'none'; readonly membership: ClubMembership }
  /** The person can't join: `step` says whether they can do something about it. */
  | {
      readonly status: 'restricted'
      readonly reason: ClubLimitReason
      readonly step: 'confirm-info' | null
    }
  | { readonly status: 'banned' }
  | { readonly status: 'requested' | 'member' | 'admin' }
  | { readonly status: 'busy'; readonly doing: 'joining' | 'asking' | 'leaving' | 'taking-back' }
  /** `you` and `membership` are what is still so. */
  | {
      readonly status: 'refused'
      readonly code: ClubMembershipCode
      readonly you: ClubRelation
      readonly membership: ClubMembership
    }

/** Reasons that end when the person says more about themselves. */
const isCurable = (reason: ClubLimitReason) =>
  reason === 'no_user_data' || reason === 'age_not_set' || reason === 'country_not_set_error'

/** The machine's snapshot as the page sees it. */
export function selectClubMembershipView({
  value,
  context: { standing, refusal },
}: Snapshot): ClubMembershipView {
  const { you, membership, reason } = standing
  if (typeof value === 'object') {
    if (value.none === 'restricted' && reason !== null) {
      return { status: 'restricted', reason, step: isCurable(reason) ? 'confirm-info' : null }
    }
    return { status: 'none', membership }
  }
  switch (value) {
    case 'deciding':
    case 'visitor':
      return { status: 'visitor' }
    case 'banned':
    case 'requested':
    case 'member':
    case 'admin':
      return { status: value }
    case 'joining':
      return { status: 'busy', doing: membership === 'open' ? 'joining' : 'asking' }
    case 'leaving':
      return { status: 'busy', doing: 'leaving' }
    case 'busy':
      return { status: 'busy', doing: 'taking-back' }
    case 'refused':
      return {
        status: 'refused',
        code: refusal?.code ?? 'something_wents_wrong',
        you,
        membership,
      }
    default:
      return value satisfies never
  }
}
