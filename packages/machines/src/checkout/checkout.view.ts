import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutFailure, Coupon, CouponError, Plan } from './checkout.types.ts'
import { type Price, priceOf } from './price.ts'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** The call that is running; `confirming` asks the server every two seconds. */
export type CheckoutActivity =
  | 'opening-provider'
  | 'at-provider'
  | 'verifying'
  | 'charging'
  | 'confirming'

type Step =
  | { readonly status: 'loading' }
  | { readonly status: 'needs-account' }
  | { readonly status: 'already-pro' }
  | {
      readonly status: 'choosing'
      readonly isCheckingCoupon: boolean
      readonly couponError: CouponError | null
    }
  | { readonly status: 'busy'; readonly doing: CheckoutActivity }
  /** The payment has not been confirmed. `recheck` asks again; `retry` may pay twice, so the page warns. */
  | { readonly status: 'pending'; readonly next: 'recheck' | 'retry' }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly failure: CheckoutFailure }
  | { readonly status: 'aborted' }

/** What the checkout shows. */
export type CheckoutView = Step & {
  readonly plan: Plan
  readonly price: Price
  /** The price of each plan with the coupon, for the choice between them. */
  readonly offers: Readonly<Record<Plan, Price>>
  readonly coupon: Coupon | null
  readonly giftFor: string | null
}

type Choosing = Extract<Snapshot['value'], { choosing: unknown }>['choosing']
type Paying = Extract<Snapshot['value'], { paying: unknown }>['paying']

const activities: Readonly<Record<Paying, CheckoutActivity>> = {
  openingProvider: 'opening-provider',
  atProvider: 'at-provider',
  verifying: 'verifying',
  charging: 'charging',
}

function choosingStep(state: Choosing, { couponError }: Snapshot['context']): Step {
  switch (state) {
    case 'deciding':
      return { status: 'loading' }
    case 'needsAccount':
      return { status: 'needs-account' }
    case 'alreadyPro':
      return { status: 'already-pro' }
    case 'ready':
    case 'checkingCoupon':
      return {
        status: 'choosing',
        isCheckingCoupon: state === 'checkingCoupon',
        couponError,
      }
    default:
      return state satisfies never
  }
}

function stepOf({ value, context }: Snapshot): Step {
  if (typeof value === 'object') {
    if ('choosing' in value) return choosingStep(value.choosing, context)
    if ('paying' in value) return { status: 'busy', doing: activities[value.paying] }
    return { status: 'busy', doing: 'confirming' }
  }
  switch (value) {
    case 'arriving':
      return { status: 'loading' }
    case 'pending':
      return { status: 'pending', next: context.giftFor === null ? 'recheck' : 'retry' }
    case 'succeeded':
    case 'aborted':
      return { status: value }
    case 'failed':
      return { status: 'failed', failure: context.failure ?? 'payment_failed' }
    default:
      return value satisfies never
  }
}

/** The machine's snapshot as the page draws it. */
export function selectCheckoutView(snapshot: Snapshot): CheckoutView {
  const { plan, coupon, giftFor } = snapshot.context
  const offer = (of: Plan) => priceOf({ ...snapshot.context, plan: of })
  const offers = { annual: offer('annual'), monthly: offer('monthly') }
  return { ...stepOf(snapshot), plan, price: offers[plan], offers, coupon, giftFor }
}
