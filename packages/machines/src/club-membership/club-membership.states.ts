import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { type clubMembershipMachine, provideClubMembership } from './club-membership.machine.ts'
import type {
  ClubMembershipContext,
  ClubMembershipEvent,
  ClubMembershipInput,
  ClubStanding,
} from './club-membership.types.ts'

type Snapshot = SnapshotFrom<typeof clubMembershipMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleClubMembership = provideClubMembership({
  join: never,
  leave: never,
  takeRequestBack: never,
})

const outside: ClubStanding = { isSignedIn: true, you: 'none', membership: 'open', reason: null }
const asking: ClubStanding = { ...outside, membership: 'by-request' }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  standing: Partial<ClubStanding> = {},
  context: Partial<ClubMembershipContext> = {},
): Snapshot =>
  exampleClubMembership.resolveState({
    value,
    context: { standing: { ...outside, ...standing }, refusal: null, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const clubMembershipStates = {
  deciding: snapshotAt('deciding', { isSignedIn: false }),
  visitor: snapshotAt('visitor', { isSignedIn: false }),
  banned: snapshotAt('banned', { reason: 'player_is_banned' }),
  'none.open': snapshotAt({ none: 'open' }),
  'none.byRequest': snapshotAt({ none: 'byRequest' }, asking),
  'none.restricted': snapshotAt({ none: 'restricted' }, { reason: 'club_title_not_allowed' }),
  requested: snapshotAt('requested', { ...asking, you: 'requested' }),
  member: snapshotAt('member', { you: 'member' }),
  admin: snapshotAt('admin', { you: 'admin' }),
  joining: snapshotAt('joining'),
  leaving: snapshotAt('leaving', { you: 'member' }),
  busy: snapshotAt('busy', { ...asking, you: 'requested' }),
  refused: snapshotAt('refused', { you: 'admin' }, { refusal: refusal('last_administrator') }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly ClubMembershipInput[] = [
  { standing: { ...outside, isSignedIn: false } },
  { standing: outside },
]

const standings: readonly ClubStanding[] = [
  { ...outside, isSignedIn: false },
  outside,
  asking,
  { ...outside, reason: 'player_is_banned' },
  { ...outside, reason: 'club_title_not_allowed' },
  { ...asking, you: 'requested' },
  { ...outside, you: 'member' },
  { ...outside, you: 'admin' },
]

export const exampleEvents = {
  'join.press': [{ type: 'join.press' }],
  'leave.press': [{ type: 'leave.press' }],
  'request.cancel': [{ type: 'request.cancel' }],
  'refusal.close': [{ type: 'refusal.close' }],
  'standing.update': standings.map((standing) => ({ type: 'standing.update', standing }) as const),
} satisfies {
  readonly [Type in ClubMembershipEvent['type']]: readonly Extract<
    ClubMembershipEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = {
  join: [
    { ...outside, you: 'member' as const },
    { ...asking, you: 'requested' as const },
  ],
  leave: [outside],
  takeRequestBack: [asking],
}
export const exampleFailures = {
  join: [{ failure: 'already_member' }, { failure: 'offline' }],
  leave: [{ failure: 'last_administrator' }],
  takeRequestBack: [{ failure: 'already_member' }],
}
