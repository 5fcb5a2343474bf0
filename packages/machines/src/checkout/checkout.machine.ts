import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type Charge,
  type CheckoutContext,
  type CheckoutDeps,
  type CheckoutEvent,
  type CheckoutFailure,
  type CheckoutInput,
  type CheckoutReturn,
  type Coupon,
  type CouponError,
  type Plan,
  plans,
  type ProviderSale,
} from './checkout.types.ts'

/** How often the profile is asked for after a payment. */
const maxPolls = 15

/** What a call rejected with. */
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => event.error

const isDeclined = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'card_declined'

const isRefusal = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500

const isGift = ({ giftFor }: CheckoutContext) => giftFor !== null

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
  },
  actors: {
    checkCoupon: fromPromise<Coupon, { readonly code: string }>(notProvided('checkCoupon')),
    openProvider: fromPromise<void, ProviderSale>(notProvided('openProvider')),
    charge: fromPromise<void, Charge>(notProvided('charge')),
    fetchIsPaid: fromPromise<boolean, { readonly isGift: boolean }>(notProvided('fetchIsPaid')),
  },
  guards: {
    hasReturned: ({ context }, returned: CheckoutReturn) => context.returned === returned,
    isVisitor: ({ context }) => !context.isSignedIn,
    isAlreadyPro: ({ context }) => context.isPro && !isGift(context),
    isPaid: (_, isPaid: boolean) => isPaid,
    isGift: ({ context }) => isGift(context),
    isForSelf: ({ context }) => !isGift(context),
    isEmpty: (_, { code }: { readonly code: string }) => code.trim() === '',
    isValid: (_, coupon: Coupon) => coupon.isValid,
    isDeclined: (_, error: unknown) => isDeclined(error),
    isRefusal: (_, error: unknown) => isRefusal(error),
    hasPollsLeft: ({ context }) => context.polls < maxPolls,
  },
  actions: {
    choosePlan: assign({ plan: (_, { plan }: { readonly plan: Plan }) => plan }),
    setGift: assign({
      giftFor: (_, { email }: { readonly email: string | null }) => email?.trim() || null,
    }),
    keepCoupon: assign({ coupon: (_, coupon: Coupon) => coupon, couponError: null }),
    dropCoupon: assign({ coupon: null, couponError: null }),
    setCouponError: assign({
      coupon: null,
      couponError: (_, error: CouponError) => error,
    }),
    keepAccount: assign(
      (_, account: { readonly isSignedIn: boolean; readonly isPro: boolean }) => ({
        isSignedIn: account.isSignedIn,
        isPro: account.isPro,
      }),
    ),
    // A gift makes its recipient Pro, not who pays.
    keepPaid: assign({
      isPro: ({ context }, isPaid: boolean) => (isGift(context) ? context.isPro : isPaid),
    }),
    setFailure: assign({ failure: (_, failure: CheckoutFailure) => failure }),
    clearFailure: assign({ failure: null }),
    clearReturn: assign({ returned: null }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    clearPolls: assign({ polls: 0 }),
  },
  delays: { pollPause: 2_000 },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    plan: input.plan,
    prices: input.prices,
    isSignedIn: input.isSignedIn,
    isPro: input.isPro,
    returned: input.returned ?? null,
    coupon: null,
    couponError: null,
    giftFor: input.giftFor ?? null,
    failure: null,
    polls: 0,
  }),
  initial: 'arriving',
  on: {
    'account.update': { actions: { type: 'keepAccount', params: ({ event }) => event } },
  },
  states: {
    arriving: {
      exit: 'clearReturn',
      always: [
        { guard: { type: 'hasReturned', params: 'paid' }, target: 'confirming' },
        {
          guard: { type: 'hasReturned', params: 'failed' },
          target: 'failed',
          actions: { type: 'setFailure', params: 'payment_failed' },
        },
        { guard: { type: 'hasReturned', params: 'aborted' }, target: 'aborted' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      initial: 'deciding',
      on: {
        'account.update': {
          target: '.deciding',
          actions: { type: 'keepAccount', params: ({ event }) => event },
        },
        'gift.set': {
          target: '.deciding',
          actions: { type: 'setGift', params: ({ event }) => event },
        },
        'plan.choose': { actions: { type: 'choosePlan', params: ({ event }) => event } },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isVisitor', target: 'needsAccount' },
            { guard: 'isAlreadyPro', target: 'alreadyPro' },
            { target: 'ready' },
          ],
        },
        needsAccount: {},
        alreadyPro: {},
        ready: {
          on: {
            'coupon.apply': [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event },
                actions: { type: 'setCouponError', params: 'coupon_empty' },
              },
              { target: 'checkingCoupon' },
            ],
            'coupon.remove': { actions: 'dropCoupon' },
            'pay.press': '#checkout.paying.openingProvider',
            'card.submit': '#checkout.paying.charging',
          },
        },
        checkingCoupon: {
          entry: 'dropCoupon',
          invoke: {
            src: 'checkCoupon',
            input: ({ event }) => {
              assertEvent(event, 'coupon.apply')
              return { code: event.code.trim() }
            },
            onDone: [
              {
                guard: { type: 'isValid', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'keepCoupon', params: ({ event }) => event.output },
              },
              {
                target: 'ready',
                actions: { type: 'setCouponError', params: 'coupon_expired' },
              },
            ],
            onError: {
              target: 'ready',
              actions: { type: 'setCouponError', params: 'coupon_unknown' },
            },
          },
          on: { 'coupon.remove': 'ready' },
        },
      },
    },
    paying: {
      initial: 'openingProvider',
      entry: 'clearFailure',
      states: {
        openingProvider: {
          invoke: {
            src: 'openProvider',
            input: ({ context: { plan, coupon, giftFor } }) => ({
              priceId: plans[plan],
              coupon: coupon?.code ?? null,
              giftFor,
            }),
            onDone: 'atProvider',
            onError: {
              target: '#checkout.failed',
              actions: { type: 'setFailure', params: 'provider_unavailable' },
            },
          },
        },
        atProvider: { on: { 'payment.abandon': 'verifying' } },
        verifying: {
          invoke: {
            src: 'fetchIsPaid',
            input: ({ context }) => ({ isGift: isGift(context) }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => event.output },
                target: '#checkout.succeeded',
                actions: { type: 'keepPaid', params: ({ event }) => event.output },
              },
              { target: '#checkout.aborted' },
            ],
            onError: '#checkout.aborted',
          },
        },
        charging: {
          invoke: {
            src: 'charge',
            input: ({ context: { plan, coupon, giftFor }, event }) => {
              assertEvent(event, 'card.submit')
              return {
                cardToken: event.cardToken,
                plan: plans[plan],
                coupon: coupon?.code ?? null,
                giftFor,
              }
            },
            onDone: [
              { guard: 'isGift', target: '#checkout.succeeded' },
              { target: '#checkout.confirming' },
            ],
            onError: [
              {
                guard: { type: 'isDeclined', params: errorOf },
                target: '#checkout.failed',
                actions: { type: 'setFailure', params: 'card_declined' },
              },
              {
                guard: { type: 'isRefusal', params: errorOf },
                target: '#checkout.failed',
                actions: { type: 'setFailure', params: 'payment_failed' },
              },
              // Without an answer the card may have been charged, so it is never charged again automatically.
              { guard: 'isGift', target: '#checkout.pending' },
              { target: '#checkout.confirming' },
            ],
          },
        },
      },
    },
    confirming: {
      initial: 'judging',
      entry: 'clearPolls',
      always: { guard: 'isAlreadyPro', target: 'succeeded' },
      states: {
        waiting: { after: { pollPause: 'asking' } },
        asking: {
          entry: 'countPoll',
          invoke: {
            src: 'fetchIsPaid',
            input: ({ context }) => ({ isGift: isGift(context) }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => event.output },
                target: '#checkout.succeeded',
                actions: { type: 'keepPaid', params: ({ event }) => event.output },
              },
              { target: 'judging' },
            ],
            onError: 'judging',
          },
        },
        judging: {
          always: [{ guard: 'hasPollsLeft', target: 'waiting' }, { target: '#checkout.pending' }],
        },
      },
    },
    pending: {
      on: {
        'payment.recheck': { guard: 'isForSelf', target: 'confirming' },
        'checkout.retry': { guard: 'isGift', target: 'choosing' },
      },
      always: { guard: 'isAlreadyPro', target: 'succeeded' },
    },
    succeeded: {},
    failed: { on: { 'checkout.retry': 'choosing' } },
    aborted: { on: { 'checkout.retry': 'choosing' } },
  },
})

export type CheckoutMachine = typeof checkoutMachine

/** Gives the machine the payment calls and the way to the provider. */
export const provideCheckout = (deps: CheckoutDeps): CheckoutMachine =>
  checkoutMachine.provide({
    actors: {
      checkCoupon: fromPromise(({ input, signal }) => deps.checkCoupon(input, signal)),
      openProvider: fromPromise(({ input, signal }) => deps.openProvider(input, signal)),
      charge: fromPromise(({ input, signal }) => deps.charge(input, signal)),
      fetchIsPaid: fromPromise(({ input, signal }) => deps.fetchIsPaid(input, signal)),
    },
  })
