import type { SnapshotFrom } from 'xstate'
import { provideSubscription, type subscriptionMachine } from './subscription.machine.ts'
import type {
  Membership,
  SubscriptionContext,
  SubscriptionEvent,
  SubscriptionInput,
} from './subscription.types.ts'

type Snapshot = SnapshotFrom<typeof subscriptionMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleSubscription = provideSubscription({
  cancel: never,
  reactivate: never,
  fetchMembership: never,
  openPortal: never,
  changeCard: never,
  switchToWallet: never,
})

const day = 24 * 3_600_000

/** 21 November 2026, 17:00 UTC. */
export const now = 1_795_280_400_000

/** A year of Pro by card, renewed in a month. */
export const annual: Membership = {
  id: 'sub_5f21',
  kind: 'paid',
  status: 'active',
  period: 'annual',
  method: 'card',
  validTo: now + 30 * day,
  cancelAtPeriodEnd: false,
  cancelledAt: null,
  freeMonths: 0,
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export function subscriptionSnapshotAt(
  value: Snapshot['value'],
  context: Partial<SubscriptionContext> = {},
): Snapshot {
  return exampleSubscription.resolveState({
    value,
    context: { membership: annual, now, failure: null, polls: 0, ...context },
  })
}

const at = subscriptionSnapshotAt
const having = (membership: Partial<Membership>) => ({ membership: { ...annual, ...membership } })
const ending = having({ cancelAtPeriodEnd: true, cancelledAt: now - day })
const unsettled = having({ cancelAtPeriodEnd: null })
const late = now - 2 * day

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const subscriptionStates = {
  'settled.deciding': at({ settled: 'deciding' }),
  'settled.never': at({ settled: 'never' }, { membership: null }),
  'settled.active.renewing': at({ settled: { active: 'renewing' } }),
  'settled.active.ending': at({ settled: { active: 'ending' } }, ending),
  'settled.active.unsettled': at(
    { settled: { active: 'unsettled' } },
    { ...unsettled, polls: 15, failure: { code: 'not_confirmed' } },
  ),
  'settled.active.gift': at(
    { settled: { active: 'gift' } },
    having({ kind: 'gift', freeMonths: 1, cancelAtPeriodEnd: null }),
  ),
  'settled.active.lifetime': at(
    { settled: { active: 'lifetime' } },
    having({ kind: 'lifetime', validTo: null, cancelAtPeriodEnd: null }),
  ),
  'settled.pastDue.renewFailed': at(
    { settled: { pastDue: 'renewFailed' } },
    having({ status: 'renew-failed', validTo: late }),
  ),
  'settled.pastDue.unpaid': at(
    { settled: { pastDue: 'unpaid' } },
    having({ status: 'unpaid', validTo: late }),
  ),
  'settled.pastDue.invalidPayment': at(
    { settled: { pastDue: 'invalidPayment' } },
    having({ status: 'invalid-payment', validTo: late }),
  ),
  'settled.over.cancelled': at(
    { settled: { over: 'cancelled' } },
    having({ status: 'cancelled', validTo: late, cancelledAt: late }),
  ),
  'settled.over.ended': at(
    { settled: { over: 'ended' } },
    having({ status: 'ended', validTo: late, period: 'monthly' }),
  ),
  confirming: at('confirming'),
  'changing.cancelling': at({ changing: 'cancelling' }),
  'changing.reactivating': at({ changing: 'reactivating' }, ending),
  'changing.changingCard': at({ changing: 'changingCard' }),
  'changing.switchingToWallet': at(
    { changing: 'switchingToWallet' },
    having({ validTo: now + 9 * day }),
  ),
  'changing.openingPortal': at({ changing: 'openingPortal' }, having({ status: 'unpaid' })),
  'changing.atPortal': at({ changing: 'atPortal' }, having({ status: 'unpaid' })),
  'changing.refreshing': at({ changing: 'refreshing' }, having({ status: 'unpaid' })),
  'polling.waiting': at({ polling: 'waiting' }, { ...unsettled, polls: 1 }),
  'polling.asking': at({ polling: 'asking' }, { ...unsettled, polls: 2 }),
  'polling.judging': at({ polling: 'judging' }, { ...unsettled, polls: 2 }),
} satisfies Record<string, Snapshot>

const soon: Membership = { ...annual, validTo: now + 9 * day }

export const exampleInputs: readonly SubscriptionInput[] = [
  { membership: annual, now },
  { membership: soon, now },
  { membership: { ...annual, validTo: now + 1_000 }, now },
  { membership: null, now },
]

const memberships: readonly (Membership | null)[] = [
  null,
  annual,
  soon,
  ending.membership,
  unsettled.membership,
  subscriptionStates['settled.active.gift'].context.membership,
  subscriptionStates['settled.active.lifetime'].context.membership,
  subscriptionStates['settled.pastDue.renewFailed'].context.membership,
  subscriptionStates['settled.pastDue.unpaid'].context.membership,
  subscriptionStates['settled.pastDue.invalidPayment'].context.membership,
  subscriptionStates['settled.over.cancelled'].context.membership,
  subscriptionStates['settled.over.ended'].context.membership,
]

type EventOf<Type extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: Type }>

export const exampleEvents = {
  'renewal.cancel': [{ type: 'renewal.cancel' }],
  'cancel.confirm': [{ type: 'cancel.confirm' }],
  'cancel.dismiss': [{ type: 'cancel.dismiss' }],
  'renewal.resume': [{ type: 'renewal.resume' }],
  'renewal.recheck': [{ type: 'renewal.recheck' }],
  'payment.update': [{ type: 'payment.update' }],
  'portal.return': [{ type: 'portal.return' }],
  'card.change': [{ type: 'card.change', cardToken: 'tok_visa_4242' }],
  'wallet.switch': [{ type: 'wallet.switch' }],
  'membership.update': memberships.map((membership) => ({ type: 'membership.update', membership })),
  'clock.tick': [{ type: 'clock.tick', at: now + day }],
} satisfies { [Type in SubscriptionEvent['type']]: EventOf<Type>[] }

export const exampleOutputs = {
  cancel: [undefined],
  reactivate: [undefined],
  fetchMembership: [annual, soon, ending.membership, unsettled.membership, null],
  openPortal: [undefined],
  changeCard: [undefined],
  switchToWallet: [undefined],
}

const refused = { status: 400 }
const noAnswer = { failure: 'offline' }

export const exampleFailures = {
  cancel: [refused, noAnswer],
  reactivate: [{ status: 406 }, noAnswer],
  fetchMembership: [noAnswer],
  openPortal: [noAnswer],
  changeCard: [refused, noAnswer],
  switchToWallet: [refused, noAnswer],
}
