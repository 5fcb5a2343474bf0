import type { UserProfile } from '@kingside/api'
import { planPrices } from '@kingside/api/facts'
import type { StoredMembership } from './payment-store.ts'
import { isForLife, monthsToCome } from './pro-grants.ts'

type RecurringPurchase = NonNullable<UserProfile['recurring_purchase']>

/** What has no plan of its own. */
const unpaid = {
  status: 'active',
  period: 'annual',
  method: 'card',
  cancel_at_period_end: false,
  cancelled_at: null,
  free_months: 0,
} as const satisfies Partial<RecurringPurchase>

/**
 * The membership as its owner sees it: for life, paid, given, or over; null is never.
 * @param proUntil as it follows from everything that was granted
 */
export function recurringPurchaseOf(
  membership: StoredMembership | null,
  proUntil: Date | null,
  at: Date,
): RecurringPurchase | null {
  if (isForLife(proUntil)) return { ...unpaid, id: 'life', kind: 'lifetime', valid_to: null }
  const isPro = proUntil !== null && proUntil > at
  const goesOn = membership !== null && (isPaidFor(membership, at) || !isPro)
  if (goesOn) return paidPurchase(membership, proUntil, at)
  if (proUntil === null) return null
  return {
    ...unpaid,
    id: 'gift',
    kind: 'gift',
    status: isPro ? 'active' : 'ended',
    valid_to: proUntil.toISOString(),
  }
}

const isPaidFor = ({ validTo }: StoredMembership, at: Date) => validTo !== null && validTo > at

function paidPurchase(
  membership: StoredMembership,
  proUntil: Date | null,
  at: Date,
): RecurringPurchase {
  const { id, plan, method, status, validTo, cancelAtPeriodEnd, cancelledAt } = membership
  const isOver = !isPaidFor(membership, at) && (proUntil === null || proUntil <= at)
  const ended = cancelledAt === null ? 'ended' : 'cancelled'
  return {
    id,
    kind: 'paid',
    status: isOver && status === 'active' ? ended : status,
    period: planPrices[plan].period,
    method,
    valid_to: validTo?.toISOString() ?? null,
    cancel_at_period_end: cancelAtPeriodEnd,
    cancelled_at: cancelledAt?.toISOString() ?? null,
    free_months: validTo && proUntil && proUntil > validTo ? monthsToCome(validTo, proUntil) : 0,
  }
}
