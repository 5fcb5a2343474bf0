/** A time of the server's clock, in ms since 1970. */
type ServerTime = number

/** The purchase's status by the provider. */
export type PurchaseStatus =
  | 'active'
  /** Automatic renewal failed; the person may try again. */
  | 'renew-failed'
  | 'unpaid'
  | 'invalid-payment'
  /** Cancelled, and the period is over. */
  | 'cancelled'
  /** Ended without renewal. */
  | 'ended'

/** How the person got Pro. */
export type MembershipKind = 'paid' | 'gift' | 'lifetime'

/** The person's membership (`recurring_purchase`). */
export interface Membership {
  readonly id: string
  readonly kind: MembershipKind
  readonly status: PurchaseStatus
  readonly period: 'annual' | 'monthly'
  readonly method: 'card' | 'wallet'
  /** When it ends or is renewed; null for a lifetime membership. */
  readonly validTo: ServerTime | null
  /** Null while the provider processes a change. */
  readonly cancelAtPeriodEnd: boolean | null
  /** When it was cancelled. */
  readonly cancelledAt: ServerTime | null
  /** Months of Pro that were won and are added at the end. */
  readonly freeMonths: number
}

/** What failed the last time. */
export type SubscriptionFailure =
  | { readonly code: 'server_error' }
  | { readonly code: 'cancel_refused' }
  /** `date`: when the person can subscribe again by hand. */
  | { readonly code: 'subscribe_manually_after'; readonly date: ServerTime | null }
  | { readonly code: 'not_confirmed' }
  | { readonly code: 'portal_unavailable' }
  | { readonly code: 'card_refused' }
  | { readonly code: 'wallet_refused' }

export interface SubscriptionInput {
  /** Null for a person who never had one. */
  readonly membership: Membership | null
  readonly now: ServerTime
}

export interface SubscriptionContext extends SubscriptionInput {
  readonly failure: SubscriptionFailure | null
  readonly polls: number
}

/** What the page may send. */
export type SubscriptionUiEvent =
  | { readonly type: 'renewal.cancel' }
  | { readonly type: 'cancel.confirm' }
  | { readonly type: 'cancel.dismiss' }
  /** Turns automatic renewal on again, or retries it after it failed. */
  | { readonly type: 'renewal.resume' }
  /** Asks the server again about a change that was not confirmed. */
  | { readonly type: 'renewal.recheck' }
  /** Opens the provider's portal. */
  | { readonly type: 'payment.update' }
  /** The page is shown again after the portal. */
  | { readonly type: 'portal.return' }
  /** A new card, as the provider's token; it is passed on and not kept. */
  | { readonly type: 'card.change'; readonly cardToken: string }
  | { readonly type: 'wallet.switch' }

/** What adapters send. */
export type SubscriptionSystemEvent =
  | { readonly type: 'membership.update'; readonly membership: Membership | null }
  | { readonly type: 'clock.tick'; readonly at: ServerTime }

export type SubscriptionEvent = SubscriptionUiEvent | SubscriptionSystemEvent

export interface MembershipCall {
  readonly subscriptionId: string
}

export interface CardCall {
  readonly cardToken: string
}

/** Each rejects with an object whose `status` is the server's, or with anything else when there was no answer. */
export interface SubscriptionDeps {
  readonly cancel: (call: MembershipCall, signal: AbortSignal) => Promise<void>
  readonly reactivate: (call: MembershipCall, signal: AbortSignal) => Promise<void>
  /** The membership in the profile. */
  readonly fetchMembership: (signal: AbortSignal) => Promise<Membership | null>
  /** Asks for the address of the provider's portal and goes there. */
  readonly openPortal: (signal: AbortSignal) => Promise<void>
  readonly changeCard: (call: CardCall, signal: AbortSignal) => Promise<void>
  readonly switchToWallet: (call: MembershipCall, signal: AbortSignal) => Promise<void>
}
