import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'
import type { SignedOutReason, UserProfile } from './session.types.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** The user of the app, for every page to draw. `status` has the specification's auth states. */
export type SessionView = { readonly isOnline: boolean } & (
  | {
      readonly status: 'loading'
      /** The number of the current try, from 1, and whether it waits before the next. */
      readonly attempt: number
      readonly isWaiting: boolean
    }
  | {
      readonly status: 'unauthorized'
      /** A secret of the visitor, never shown. Null while it is being requested. */
      readonly anonymousUid: string | null
      /** Why the user is no longer signed in; null for a visitor from the start. */
      readonly reason: SignedOutReason | null
      readonly detail: string | null
      /** Whether to show the sign-in over the current page, which stays open. */
      readonly isPrompting: boolean
      readonly canRetry: boolean
    }
  | {
      readonly status: 'authorized' | 'subscribed'
      readonly profile: UserProfile | null
      readonly anonymousUid: string | null
      /** Whether calls can be sent now; otherwise they wait. */
      readonly isTokenGood: boolean
    }
  | { readonly status: 'signing-out' }
)

/** Access levels as numbers: unauthorized 0, free 1, Pro 2. */
export function accessLevel({ status }: SessionView): 0 | 1 | 2 {
  switch (status) {
    case 'loading':
    case 'unauthorized':
    case 'signing-out':
      return 0
    case 'authorized':
      return 1
    case 'subscribed':
      return 2
    default:
      return status satisfies never
  }
}

/** Whether the session ended while the user was on a page, so that the sign-in opens over it. */
const prompting: Readonly<Record<SignedOutReason, boolean>> = {
  signed_out: false,
  signed_out_elsewhere: false,
  session_expired: true,
  user_inactive: false,
  banned: false,
  authentication_failed: false,
  unreachable: false,
}

/** The machine's snapshot as the pages see it. */
export function selectSessionView({ value, context }: Snapshot): SessionView {
  const { isOnline, profile, anonymousUid, attempt, reason, detail } = context
  if (typeof value === 'object') {
    if ('loading' in value) {
      const isWaiting = value.loading === 'loginMissed' || value.loading === 'profileMissed'
      return { isOnline, status: 'loading', attempt, isWaiting }
    }
    if ('signedIn' in value) {
      const { plan, token } = value.signedIn
      const isTokenGood = token === 'fresh' || token === 'proving'
      return { isOnline, status: plan, profile, anonymousUid, isTokenGood }
    }
    return {
      isOnline,
      status: 'unauthorized',
      anonymousUid,
      reason,
      detail,
      isPrompting: reason !== null && prompting[reason],
      canRetry: reason === 'unreachable',
    }
  }
  switch (value) {
    case 'opening':
      return { isOnline, status: 'loading', attempt, isWaiting: false }
    case 'signingOut':
    case 'forgetting':
      return { isOnline, status: 'signing-out' }
    default:
      return value satisfies never
  }
}
