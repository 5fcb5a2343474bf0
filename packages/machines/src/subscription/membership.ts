import type { Membership, SubscriptionContext } from './subscription.types.ts'

/** The state of the subscription that follows from the data. */
export type MembershipState =
  | 'never'
  | 'lifetime'
  | 'gift'
  | 'renewing'
  | 'ending'
  | 'unsettled'
  | 'renewFailed'
  | 'unpaid'
  | 'invalidPayment'
  | 'cancelled'
  | 'ended'

const fortnightMs = 14 * 24 * 3_600_000

/** The longest wait, in ms; hosts can't keep timers beyond 2³¹ − 1 ms. */
const longestMs = 3_600_000

function activeState({ kind, cancelAtPeriodEnd }: Membership): MembershipState {
  if (kind === 'gift') return 'gift'
  if (cancelAtPeriodEnd === null) return 'unsettled'
  return cancelAtPeriodEnd ? 'ending' : 'renewing'
}

/** The state that follows from a membership. */
export function membershipState(membership: Membership | null): MembershipState {
  if (membership === null) return 'never'
  if (membership.kind === 'lifetime') return 'lifetime'
  switch (membership.status) {
    case 'active':
      return activeState(membership)
    case 'renew-failed':
      return 'renewFailed'
    case 'unpaid':
      return 'unpaid'
    case 'invalid-payment':
      return 'invalidPayment'
    case 'cancelled':
    case 'ended':
      return membership.status
    default:
      return membership.status satisfies never
  }
}

/** When the person may switch to the wallet; null when there is nothing to switch. */
export function walletOpensAt({ membership }: SubscriptionContext): number | null {
  if (membership?.method !== 'card' || membershipState(membership) !== 'renewing') return null
  return membership.validTo === null ? null : membership.validTo - fortnightMs
}

/** How long until the state changes by itself, in ms: when the wallet opens or the period ends. */
export function untilNextChange(context: SubscriptionContext): number {
  const { membership, now } = context
  const waits = [walletOpensAt(context), membership?.validTo ?? null]
    .filter((time) => time !== null)
    .filter((time) => time > now)
    .map((time) => time - now)
  return Math.min(longestMs, ...waits)
}

/** Whether the next change is the end of the period. */
export const endsNext = (context: SubscriptionContext) =>
  context.membership?.validTo === context.now + untilNextChange(context)
