export { provideCheckout } from './checkout.machine.ts'
export type { CheckoutMachine } from './checkout.machine.ts'
export { plans } from './checkout.types.ts'
export type {
  Charge,
  CheckoutDeps,
  CheckoutFailure,
  CheckoutInput,
  CheckoutSystemEvent,
  CheckoutReturn,
  CheckoutUiEvent,
  Coupon,
  CouponError,
  Plan,
  Prices,
  ProviderSale,
} from './checkout.types.ts'
export { selectCheckoutView } from './checkout.view.ts'
export type { CheckoutActivity, CheckoutView } from './checkout.view.ts'
export { priceOf } from './price.ts'
export type { Price } from './price.ts'
