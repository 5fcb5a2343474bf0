import type { SnapshotFrom } from 'xstate'
import { type MembershipState, membershipState, walletOpensAt } from './membership.ts'
import type { subscriptionMachine } from './subscription.machine.ts'
import type { Membership, SubscriptionContext, SubscriptionFailure } from './subscription.types.ts'

type Snapshot = SnapshotFrom<typeof subscriptionMachine>

/** The call that is running; `confirming-change` asks the server every two seconds. */
export type SubscriptionActivity =
  | 'cancelling'
  | 'resuming'
  | 'changing-card'
  | 'switching-to-wallet'
  | 'opening-portal'
  | 'at-portal'
  | 'refreshing'
  | 'confirming-change'

/** Whether the person may switch to the wallet, or when. */
export type WalletSwitch =
  | { readonly may: true }
  | { readonly may: false; readonly opensAt: number | null }

/** The membership, for its card. */
export type MembershipCard =
  | { readonly status: 'loading' }
  /** Never a member. */
  | { readonly status: 'none' }
  | { readonly status: 'renewing'; readonly renewsAt: number | null; readonly wallet: WalletSwitch }
  | { readonly status: 'ending'; readonly endsAt: number | null }
  /** The provider has not decided yet whether it is renewed; `renewal.recheck` asks again. */
  | { readonly status: 'unsettled' }
  | { readonly status: 'gift'; readonly endsAt: number | null }
  | { readonly status: 'lifetime' }
  /** `renewal.resume` tries again. */
  | { readonly status: 'renew-failed'; readonly endsAt: number | null }
  /** `payment.update` or `card.change` keeps Pro. */
  | { readonly status: 'unpaid' | 'invalid-payment'; readonly endsAt: number | null }
  | { readonly status: 'cancelled'; readonly cancelledAt: number | null }
  | { readonly status: 'ended'; readonly endedAt: number | null }

type Card =
  | MembershipCard
  /** The confirmation before cancelling, over the card. */
  | {
      readonly status: 'confirming'
      readonly endsAt: number | null
      readonly card: MembershipCard
    }
  /** The card does not change meanwhile. */
  | {
      readonly status: 'busy'
      readonly doing: SubscriptionActivity
      readonly card: MembershipCard
    }

/** The membership page, for the page to draw. */
export type SubscriptionView = Card & {
  readonly membership: Membership | null
  /** Without Pro the online rating does not change. */
  readonly isRatingFrozen: boolean
  readonly failure: SubscriptionFailure | null
}

type Settled = Extract<Snapshot['value'], { settled: unknown }>['settled']
type Changing = Extract<Snapshot['value'], { changing: unknown }>['changing']

const activities: Readonly<Record<Changing, SubscriptionActivity>> = {
  cancelling: 'cancelling',
  reactivating: 'resuming',
  changingCard: 'changing-card',
  switchingToWallet: 'switching-to-wallet',
  openingPortal: 'opening-portal',
  atPortal: 'at-portal',
  refreshing: 'refreshing',
}

function walletSwitch(context: SubscriptionContext): WalletSwitch {
  const opensAt = walletOpensAt(context)
  return opensAt !== null && context.now >= opensAt ? { may: true } : { may: false, opensAt }
}

function activeCard(
  state: Extract<Settled, { active: unknown }>['active'],
  context: SubscriptionContext,
): MembershipCard {
  const endsAt = context.membership?.validTo ?? null
  switch (state) {
    case 'renewing':
      return { status: 'renewing', renewsAt: endsAt, wallet: walletSwitch(context) }
    case 'ending':
    case 'gift':
      return { status: state, endsAt }
    case 'unsettled':
    case 'lifetime':
      return { status: state }
    default:
      return state satisfies never
  }
}

function pastDueCard(
  state: Extract<Settled, { pastDue: unknown }>['pastDue'],
  endsAt: number | null,
): MembershipCard {
  switch (state) {
    case 'renewFailed':
      return { status: 'renew-failed', endsAt }
    case 'unpaid':
      return { status: 'unpaid', endsAt }
    case 'invalidPayment':
      return { status: 'invalid-payment', endsAt }
    default:
      return state satisfies never
  }
}

function settledCard(state: Settled, context: SubscriptionContext): MembershipCard {
  const { membership } = context
  if (state === 'deciding') return { status: 'loading' }
  if (state === 'never') return { status: 'none' }
  if ('active' in state) return activeCard(state.active, context)
  if ('pastDue' in state) return pastDueCard(state.pastDue, membership?.validTo ?? null)
  return state.over === 'cancelled'
    ? { status: 'cancelled', cancelledAt: membership?.cancelledAt ?? null }
    : { status: 'ended', endedAt: membership?.validTo ?? null }
}

/** The state of the machine for each state of the membership. */
const settledAt = {
  never: 'never',
  renewing: { active: 'renewing' },
  ending: { active: 'ending' },
  unsettled: { active: 'unsettled' },
  gift: { active: 'gift' },
  lifetime: { active: 'lifetime' },
  renewFailed: { pastDue: 'renewFailed' },
  unpaid: { pastDue: 'unpaid' },
  invalidPayment: { pastDue: 'invalidPayment' },
  cancelled: { over: 'cancelled' },
  ended: { over: 'ended' },
} as const satisfies Record<MembershipState, Settled>

function cardOf({ value, context }: Snapshot): Card {
  if (typeof value === 'object' && 'settled' in value) return settledCard(value.settled, context)
  const { membership } = context
  const card = settledCard(settledAt[membershipState(membership)], context)
  if (value === 'confirming')
    return { status: 'confirming', endsAt: membership?.validTo ?? null, card }
  const doing = 'changing' in value ? activities[value.changing] : 'confirming-change'
  return { status: 'busy', doing, card }
}

const isOver = (membership: Membership | null) =>
  membership === null ||
  (membership.kind !== 'lifetime' &&
    (membership.status === 'cancelled' || membership.status === 'ended'))

/** The machine's snapshot as the page shows it. */
export const selectSubscriptionView = (snapshot: Snapshot): SubscriptionView => ({
  ...cardOf(snapshot),
  membership: snapshot.context.membership,
  isRatingFrozen: isOver(snapshot.context.membership),
  failure: snapshot.context.failure,
})
