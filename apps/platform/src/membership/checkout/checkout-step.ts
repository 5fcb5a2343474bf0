import type { CheckoutView } from '@kingside/machines/checkout'

export interface CheckoutStep {
  /** Null when all steps are done. */
  readonly current: 'plan' | 'payment' | 'confirmation' | null
  /** Whether the payment failed. */
  readonly failed: boolean
}

/** The current one of the three steps of the checkout. */
export function stepOf(view: CheckoutView): CheckoutStep {
  switch (view.status) {
    case 'loading':
    case 'needs-account':
    case 'already-pro':
    case 'choosing':
      return { current: 'plan', failed: false }
    case 'busy':
      return { current: view.doing === 'confirming' ? 'confirmation' : 'payment', failed: false }
    case 'aborted':
      return { current: 'payment', failed: false }
    case 'pending':
      return { current: 'confirmation', failed: false }
    case 'failed':
      return { current: 'payment', failed: true }
    case 'succeeded':
      return { current: null, failed: false }
    default:
      return view satisfies never
  }
}
