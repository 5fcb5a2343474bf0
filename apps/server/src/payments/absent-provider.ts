import { type PaymentProvider, ProviderUnavailableError } from '../domain/payments/provider.ts'

const refuse = () =>
  Promise.reject(new ProviderUnavailableError('No payment provider is configured.'))

/** Stands where nobody takes payments: neither is Stripe configured, nor is the sandbox on. */
export const absentProvider: PaymentProvider = {
  name: 'stripe',
  openCheckout: refuse,
  openPortal: refuse,
  charge: refuse,
  setRenewal: refuse,
  subscription: refuse,
  retryPayment: refuse,
  switchToWallet: refuse,
  changeCard: refuse,
  refund: refuse,
  endSubscription: refuse,
  readEvent: refuse,
}
