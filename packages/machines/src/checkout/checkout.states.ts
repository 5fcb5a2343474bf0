import type { SnapshotFrom } from 'xstate'
import { type checkoutMachine, provideCheckout } from './checkout.machine.ts'
import type { CheckoutContext, CheckoutEvent, CheckoutInput, Coupon } from './checkout.types.ts'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleCheckout = provideCheckout({
  checkCoupon: never,
  openProvider: never,
  charge: never,
  fetchIsPaid: never,
})

/** What Pro costs, in cents. */
export const prices = { annual: 4_999, monthly: 599, currency: 'USD' }

export const autumn: Coupon = { code: 'AUTUMN20', isValid: true, percentOff: 20 }

/** Builds a snapshot of the machine as plain data, without running anything. */
export function checkoutSnapshotAt(
  value: Snapshot['value'],
  context: Partial<CheckoutContext> = {},
): Snapshot {
  return exampleCheckout.resolveState({
    value,
    context: {
      plan: 'annual',
      prices,
      isSignedIn: true,
      isPro: false,
      returned: null,
      coupon: null,
      couponError: null,
      giftFor: null,
      failure: null,
      polls: 0,
      ...context,
    },
  })
}

const at = checkoutSnapshotAt

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const checkoutStates = {
  arriving: at('arriving'),
  'choosing.deciding': at({ choosing: 'deciding' }),
  'choosing.needsAccount': at({ choosing: 'needsAccount' }, { isSignedIn: false }),
  'choosing.alreadyPro': at({ choosing: 'alreadyPro' }, { isPro: true }),
  'choosing.ready': at({ choosing: 'ready' }, { coupon: autumn }),
  'choosing.checkingCoupon': at({ choosing: 'checkingCoupon' }),
  'paying.openingProvider': at({ paying: 'openingProvider' }),
  'paying.atProvider': at({ paying: 'atProvider' }),
  'paying.verifying': at({ paying: 'verifying' }),
  'paying.charging': at({ paying: 'charging' }, { coupon: autumn }),
  'confirming.waiting': at({ confirming: 'waiting' }, { polls: 1 }),
  'confirming.asking': at({ confirming: 'asking' }, { polls: 2 }),
  'confirming.judging': at({ confirming: 'judging' }, { polls: 2 }),
  pending: at('pending', { polls: 15 }),
  succeeded: at('succeeded', { isPro: true, polls: 1 }),
  failed: at('failed', { failure: 'payment_failed' }),
  aborted: at('aborted', { plan: 'monthly' }),
} satisfies Record<string, Snapshot>

const input: CheckoutInput = { plan: 'annual', prices, isSignedIn: true, isPro: false }

export const exampleInputs: readonly CheckoutInput[] = [
  input,
  { ...input, isSignedIn: false },
  { ...input, isPro: true },
  { ...input, returned: 'paid' },
  { ...input, returned: 'paid', giftFor: 'aigerim@example.com' },
  { ...input, returned: 'failed' },
  { ...input, returned: 'aborted' },
]

type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: Type }>

export const exampleEvents = {
  'plan.choose': [
    { type: 'plan.choose', plan: 'monthly' },
    { type: 'plan.choose', plan: 'annual' },
  ],
  'coupon.apply': [
    { type: 'coupon.apply', code: 'AUTUMN20' },
    { type: 'coupon.apply', code: ' ' },
  ],
  'coupon.remove': [{ type: 'coupon.remove' }],
  'gift.set': [
    { type: 'gift.set', email: 'aigerim@example.com' },
    { type: 'gift.set', email: null },
  ],
  'pay.press': [{ type: 'pay.press' }],
  'card.submit': [{ type: 'card.submit', cardToken: 'tok_visa_4242' }],
  'payment.abandon': [{ type: 'payment.abandon' }],
  'payment.recheck': [{ type: 'payment.recheck' }],
  'checkout.retry': [{ type: 'checkout.retry' }],
  'account.update': [
    { type: 'account.update', isSignedIn: true, isPro: false },
    { type: 'account.update', isSignedIn: true, isPro: true },
    { type: 'account.update', isSignedIn: false, isPro: false },
  ],
} satisfies { [Type in CheckoutEvent['type']]: EventOf<Type>[] }

export const exampleOutputs = {
  checkCoupon: [autumn, { ...autumn, isValid: false }],
  openProvider: [undefined],
  charge: [undefined],
  fetchIsPaid: [false, true],
}

const noAnswer = { failure: 'offline' }

export const exampleFailures = {
  checkCoupon: [noAnswer],
  openProvider: [noAnswer],
  charge: [{ status: 400, code: 'card_declined' }, { status: 404 }, noAnswer],
  fetchIsPaid: [noAnswer],
}
