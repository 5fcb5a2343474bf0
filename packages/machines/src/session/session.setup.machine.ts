import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import { type Failed, refusalOf } from '../sign-in/refusal.ts'
import {
  type SessionCode,
  sessionCodes,
  type SessionContext,
  type SessionEvent,
  type SessionInput,
  type SignedOutReason,
  type Token,
  type UserProfile,
} from './session.types.ts'
import { longestTimerMs } from '../longest-timer.ts'

/** How often a call is tried before the user is logged out. */
export const maxAttempts = 5

/** The wait between two tries, in ms. */
export const retryPauseMs = 10_000

/** How long before its end a token is renewed, in ms. */
const renewalMargin = 60_000
const usualTokenLife = 900_000
/** When a token is renewed, in ms from its issue. */
const renewalAfter = (expiresMs: number) =>
  Number.isFinite(expiresMs)
    ? Math.min(Math.max(expiresMs - renewalMargin, 1_000), longestTimerMs)
    : usualTokenLife - renewalMargin

const refusalIn = (error: unknown) => refusalOf(sessionCodes, 'server_error', error)

const isOne = (error: unknown, ...codes: SessionCode[]) => codes.includes(refusalIn(error).code)

/** Whether the profile has an active Pro subscription. */
export const isSubscribed = (profile: UserProfile | null): boolean =>
  profile?.recurring_purchase?.status === 'active'

/** The types, actors, guards and actions of the session machine. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    refreshToken: fromPromise<Token>(notProvided('refreshToken')),
    fetchProfile: fromPromise<UserProfile>(notProvided('fetchProfile')),
    askUid: fromPromise<string>(notProvided('askUid')),
    endSession: fromPromise(notProvided('endSession')),
    forgetLogin: fromPromise(notProvided('forgetLogin')),
  },
  guards: {
    isSignOutPending: ({ context }) => context.isSignOutPending,
    isNoSession: (_, { error }: Failed) => isOne(error, 'no_session'),
    isInactive: (_, { error }: Failed) => isOne(error, 'user_inactive'),
    isBanned: (_, { error }: Failed) => isOne(error, 'player_banned'),
    isRefused: (_, { error }: Failed) => isOne(error, 'authentication_failed', 'no_session'),
    isLastAttempt: ({ context }) => context.attempt >= maxAttempts,
    /** The session may have ended already, by another event of the same ban. */
    isBanAwaited: ({ context }) =>
      context.reason === 'session_expired' || context.reason === 'banned',
    isUnreachable: ({ context }) => context.reason === 'unreachable',
    isIdentified: ({ context }) => context.anonymousUid !== null,
    isPro: ({ context }) => isSubscribed(context.profile),
    isFree: ({ context }) => !isSubscribed(context.profile),
    isSuspect: ({ context }) => context.isSuspect,
    isPresentToken: ({ context }, { number }: { readonly number: number }) =>
      number === context.tokenNumber,
    isTokenOld: ({ context }, { ageMs }: { readonly ageMs: number }) =>
      ageMs >= renewalAfter(context.tokenMs),
    isSameUser: ({ context }, { uid }: { readonly uid: string }) => uid === context.profile?.uid,
    isOtherUser: ({ context }, { uid }: { readonly uid: string }) => uid !== context.profile?.uid,
  },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    resetAttempts: assign({ attempt: 0 }),
    keepToken: assign(({ context }, { expiresMs }: Token) => ({
      tokenNumber: context.tokenNumber + 1,
      tokenMs: expiresMs,
    })),
    suspectToken: assign({ isSuspect: true }),
    trustToken: assign({ isSuspect: false }),
    keepProfile: assign({ profile: (_, profile: UserProfile) => profile }),
    clearProfile: assign({ profile: null, isSuspect: false }),
    keepUid: assign({ anonymousUid: (_, uid: string) => uid }),
    clearUid: assign({ anonymousUid: null }),
    setReason: assign({ reason: (_, reason: SignedOutReason) => reason, detail: null }),
    setDetail: assign({ detail: (_, { error }: Failed) => refusalIn(error).detail }),
    setBan: assign({ reason: 'banned', detail: (_, detail: string | null) => detail }),
    clearReason: assign({ reason: null, detail: null }),
    setOnline: assign({ isOnline: true }),
    setOffline: assign({ isOnline: false }),
    setPending: assign({ isSignOutPending: true }),
    clearPending: assign({ isSignOutPending: false }),
  },
  delays: {
    requestTimeout: 10_000,
    retryPause: retryPauseMs,
    renewalTime: ({ context }) => renewalAfter(context.tokenMs),
    /** How long a token that replaced a refused one stays under suspicion, in ms. */
    probation: 30_000,
  },
})
