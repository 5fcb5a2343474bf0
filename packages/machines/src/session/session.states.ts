import type { SnapshotFrom } from 'xstate'
import { provideSession, type sessionMachine } from './session.machine.ts'
import type { SessionContext, SessionEvent, SessionInput, UserProfile } from './session.types.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** The machine with a server that never answers. */
export const exampleSession = provideSession({
  refreshToken: () => new Promise(() => {}),
  fetchProfile: () => new Promise(() => {}),
  askUid: () => new Promise(() => {}),
  endSession: () => new Promise(() => {}),
  forgetLogin: () => new Promise(() => {}),
})

/** A member of the free plan. */
export const exampleProfile: UserProfile = {
  uid: 'u-7f3k2',
  email: 'aigerim@mail.example',
  has_password: true,
  fide_id: null,
  fide_verified_status: 0,
  country: 84,
  free_account_requested: false,
  gamification_consent: false,
  receive_newsletters: true,
  gender: null,
  birth_date: '1998-05-17',
  player: { player_id: 1204, fide_title: null, foa_title: null },
  recurring_purchase: null,
}

/** The same member with Pro. */
export const exampleProProfile: UserProfile = {
  ...exampleProfile,
  fide_id: 13_700_316,
  fide_verified_status: 2,
  player: { player_id: 1204, fide_title: 'WFM', foa_title: null },
  recurring_purchase: { status: 'active', valid_to: '2027-11-21', cancel_at_period_end: false },
}

const anonymousUid = 'Zm9yLWV4YW1wbGVzLW9ubHktMjQ'

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<SessionContext> = {},
): Snapshot =>
  exampleSession.resolveState({
    value,
    context: {
      profile: null,
      anonymousUid: null,
      attempt: 1,
      tokenNumber: 1,
      tokenMs: 900_000,
      isSuspect: false,
      reason: null,
      detail: null,
      isOnline: true,
      isSignOutPending: false,
      ...context,
    },
  })

const free = { profile: exampleProfile }
const pro = { profile: exampleProProfile }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const sessionStates = {
  opening: snapshotAt('opening', { attempt: 0, tokenNumber: 0 }),
  'loading.readingLogin': snapshotAt({ loading: 'readingLogin' }, { tokenNumber: 0 }),
  'loading.loginMissed': snapshotAt(
    { loading: 'loginMissed' },
    { attempt: 2, tokenNumber: 0, isOnline: false },
  ),
  'loading.fetchingProfile': snapshotAt({ loading: 'fetchingProfile' }),
  'loading.profileMissed': snapshotAt({ loading: 'profileMissed' }, { attempt: 3 }),
  'signedIn.plan.authorized': snapshotAt(
    { signedIn: { plan: 'authorized', token: 'fresh' } },
    free,
  ),
  'signedIn.plan.subscribed': snapshotAt({ signedIn: { plan: 'subscribed', token: 'fresh' } }, pro),
  'signedIn.token.fresh': snapshotAt(
    { signedIn: { plan: 'authorized', token: 'fresh' } },
    { ...free, anonymousUid },
  ),
  'signedIn.token.refreshing': snapshotAt(
    { signedIn: { plan: 'authorized', token: 'refreshing' } },
    free,
  ),
  'signedIn.token.stale': snapshotAt(
    { signedIn: { plan: 'subscribed', token: 'stale' } },
    { ...pro, isOnline: false },
  ),
  'signedIn.token.proving': snapshotAt(
    { signedIn: { plan: 'authorized', token: 'proving' } },
    { ...free, isSuspect: true },
  ),
  signingOut: snapshotAt('signingOut', { reason: 'signed_out' }),
  forgetting: snapshotAt('forgetting', { reason: 'user_inactive' }),
  'unauthorized.recognising': snapshotAt({ unauthorized: 'recognising' }),
  'unauthorized.identifying': snapshotAt(
    { unauthorized: 'identifying' },
    { reason: 'session_expired' },
  ),
  'unauthorized.unidentified': snapshotAt(
    { unauthorized: 'unidentified' },
    { reason: 'unreachable', isOnline: false },
  ),
  'unauthorized.visitor': snapshotAt({ unauthorized: 'visitor' }, { anonymousUid }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly SessionInput[] = [
  { isOnline: true, isSignOutPending: false },
  { isOnline: false, isSignOutPending: true },
]

export const exampleEvents = {
  'session.signOut': [{ type: 'session.signOut' }],
  'session.retry': [{ type: 'session.retry' }],
  'login.complete': [{ type: 'login.complete', expiresMs: 900_000 }],
  'token.refuse': [
    { type: 'token.refuse', number: 1 },
    { type: 'token.refuse', number: 2 },
  ],
  'uid.refuse': [{ type: 'uid.refuse' }],
  'profile.change': [
    { type: 'profile.change', profile: exampleProProfile },
    { type: 'profile.change', profile: exampleProfile },
    { type: 'profile.change', profile: { ...exampleProfile, uid: 'u-other' } },
  ],
  'account.ban': [{ type: 'account.ban', detail: 'Engine use.' }],
  'tab.signIn': [
    { type: 'tab.signIn', uid: exampleProfile.uid },
    { type: 'tab.signIn', uid: 'u-other' },
  ],
  'tab.signOut': [{ type: 'tab.signOut' }],
  'network.online': [{ type: 'network.online' }],
  'network.offline': [{ type: 'network.offline' }],
  'page.wake': [
    { type: 'page.wake', ageMs: 900_000 },
    { type: 'page.wake', ageMs: 1_000 },
  ],
} satisfies { [T in SessionEvent['type']]: Extract<SessionEvent, { type: T }>[] }

export const exampleOutputs = {
  refreshToken: [{ expiresMs: 900_000 }],
  fetchProfile: [exampleProfile, exampleProProfile],
  askUid: [anonymousUid],
  endSession: [undefined],
  forgetLogin: [undefined],
}

const detail = 'User inactive or deleted.'

export const exampleFailures = {
  refreshToken: [
    { failure: 'no_session' },
    { failure: 'user_inactive', detail },
    { failure: 'player_banned', detail: 'Your account is banned for ever.' },
    { failure: 'offline' },
  ],
  fetchProfile: [
    { failure: 'user_inactive', detail },
    { failure: 'authentication_failed', detail: 'Token is invalid.' },
    { failure: 'server_error' },
  ],
  askUid: [{ failure: 'offline' }],
  endSession: [{ failure: 'offline' }],
  forgetLogin: [{ failure: 'offline' }],
}
