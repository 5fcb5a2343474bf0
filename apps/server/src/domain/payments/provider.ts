import type { Locale } from '@kingside/api'
import type { PriceId } from '@kingside/api/facts'
import type { PaymentEvent, SubscriptionFacts } from './payment-event.ts'

/** What the provider sells, as it is asked for. Prices are the server's own. */
export interface Sale {
  readonly orderId: string
  /** What stands on the provider's page. */
  readonly title: string
  readonly amountCents: number
  readonly currency: string
  /** A plan that is renewed; null is paid for once. */
  readonly renews: PriceId | null
  /** In percent of each payment; 0 is none. */
  readonly percentOff: number
  /** Where the mail of the provider goes; null where it asks. */
  readonly email: string | null
  readonly customerRef: string | null
  readonly language: Locale
}

/** The card or the payment was refused. */
export class CardDeclinedError extends Error {}

/** The provider does not answer, or not as it should. Whether something was done is not known. */
export class ProviderUnavailableError extends Error {}

/** The provider refuses the change: it would have to be made anew. */
export class ChangeRefusedError extends Error {}

/** A message that the provider did not sign, or too long ago. */
export class ForgedMessageError extends Error {}

/**
 * Who takes the payments. Nothing is granted by an answer: what was paid comes as a signed message (`readEvent`).
 * Each call that changes something carries a key of ours, so that asking again changes nothing again.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox'
  /** @throws ProviderUnavailableError */
  readonly openCheckout: (
    sale: Sale,
    back: { readonly successUrl: string; readonly cancelUrl: string },
  ) => Promise<{ readonly ref: string; readonly url: string }>
  /** The page where a customer sees to cards and receipts. @throws ProviderUnavailableError */
  readonly openPortal: (customerRef: string, returnUrl: string) => Promise<{ readonly url: string }>
  /**
   * Charges a card that the provider knows by a one-time token.
   * @throws CardDeclinedError, ProviderUnavailableError
   */
  readonly charge: (sale: Sale, cardToken: string) => Promise<void>
  /** @throws ProviderUnavailableError, ChangeRefusedError */
  readonly setRenewal: (subscriptionRef: string, renews: boolean) => Promise<void>
  /** How a subscription stands now. @throws ProviderUnavailableError */
  readonly subscription: (subscriptionRef: string) => Promise<SubscriptionFacts>
  /** Tries a failed payment again. @throws CardDeclinedError, ProviderUnavailableError */
  readonly retryPayment: (subscriptionRef: string) => Promise<void>
  /** @throws ChangeRefusedError where there is no wallet to switch to, ProviderUnavailableError */
  readonly switchToWallet: (subscriptionRef: string) => Promise<void>
  /** Checks a card by a charge that is returned, and pays by it from then on. @throws CardDeclinedError, ProviderUnavailableError */
  readonly changeCard: (
    subscriptionRef: string,
    cardToken: string,
  ) => Promise<{ readonly brand: string; readonly last4: string }>
  /** Gives all of an order's last payment back, and ends its subscription now. @throws ProviderUnavailableError */
  readonly refund: (order: {
    readonly orderId: string
    readonly paymentRef: string | null
    readonly subscriptionRef: string | null
  }) => Promise<void>
  /** Ends a subscription now. @throws ProviderUnavailableError */
  readonly endSubscription: (subscriptionRef: string) => Promise<void>
  /**
   * Reads a message.
   * @param body as it came, to the byte
   * @throws ForgedMessageError, ProviderUnavailableError
   */
  readonly readEvent: (body: string, signature: string, at: Date) => Promise<PaymentEvent>
}
