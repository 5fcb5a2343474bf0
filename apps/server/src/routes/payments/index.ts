import type { Route } from '../../bind.ts'
import type { PaymentPorts } from '../../domain/payments/payment-ports.ts'
import { analysisRoutes } from './analyses.ts'
import { chargeRoutes } from './charges.ts'
import { checkoutRoutes } from './checkout.ts'
import { membershipRoutes } from './membership.ts'

export { webhookApp } from './webhook.ts'

/** Prices, payments and memberships. */
export const paymentRoutes = (ports: PaymentPorts): readonly Route[] => [
  ...chargeRoutes(ports),
  ...checkoutRoutes(ports),
  ...analysisRoutes(ports),
  ...membershipRoutes(ports),
]
