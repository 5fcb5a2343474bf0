import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  endsNext,
  type MembershipState,
  membershipState,
  untilNextChange,
  walletOpensAt,
} from './membership.ts'
import type {
  CardCall,
  Membership,
  MembershipCall,
  SubscriptionContext,
  SubscriptionEvent,
  SubscriptionFailure,
  SubscriptionInput,
} from './subscription.types.ts'

/** How often user data are fetched after a change. */
const maxPolls = 15

const statusOf = (error: unknown): number | null =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number'
    ? error.status
    : null

/** The error of a failed call. */
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => event.error

/** The input of each call that needs only the subscription. */
export const call = ({ context }: { readonly context: SubscriptionContext }): MembershipCall => ({
  subscriptionId: context.membership?.id ?? '',
})

const isRefusal = (error: unknown) => {
  const status = statusOf(error)
  return status !== null && status >= 400 && status < 500
}

/** The machine's types, calls and guards, shared by its parts. */
export const subscriptionSetup = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    input: {} as SubscriptionInput,
  },
  actors: {
    cancel: fromPromise<void, MembershipCall>(notProvided('cancel')),
    reactivate: fromPromise<void, MembershipCall>(notProvided('reactivate')),
    fetchMembership: fromPromise<Membership | null>(notProvided('fetchMembership')),
    openPortal: fromPromise<void>(notProvided('openPortal')),
    changeCard: fromPromise<void, CardCall>(notProvided('changeCard')),
    switchToWallet: fromPromise<void, MembershipCall>(notProvided('switchToWallet')),
  },
  guards: {
    isState: ({ context }, state: MembershipState) => membershipState(context.membership) === state,
    isSettled: (_, membership: Membership | null) => membershipState(membership) !== 'unsettled',
    hasPollsLeft: ({ context }) => context.polls < maxPolls,
    isRefusal: (_, error: unknown) => isRefusal(error),
    isNotAcceptable: (_, error: unknown) => statusOf(error) === 406,
    isWalletOpen: ({ context }) => {
      const opensAt = walletOpensAt(context)
      return opensAt !== null && context.now >= opensAt
    },
    isEndNext: ({ context }) => endsNext(context),
  },
  actions: {
    keep: assign({ membership: (_, membership: Membership | null) => membership }),
    setFailure: assign({ failure: (_, failure: SubscriptionFailure) => failure }),
    setManual: assign({
      failure: ({ context }) => ({
        code: 'subscribe_manually_after' as const,
        date: context.membership?.validTo ?? null,
      }),
    }),
    clearFailure: assign({ failure: null }),
    /** A call that failed without an answer may have succeeded; then the changed membership clears the error. */
    clearFailureIfDone: assign({
      failure: ({ context }, membership: Membership | null) =>
        membershipState(membership) === membershipState(context.membership) &&
        membership?.method === context.membership?.method
          ? context.failure
          : null,
    }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    clearPolls: assign({ polls: 0 }),
    setNow: assign({
      now: ({ context }, { at }: { readonly at: number }) => Math.max(context.now, at),
    }),
    passTime: assign({ now: ({ context }) => context.now + untilNextChange(context) }),
  },
  delays: { pollPause: 2_000, nextChange: ({ context }) => untilNextChange(context) },
})
