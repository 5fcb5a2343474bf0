import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  checkoutStates,
  exampleCheckout,
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
} from './checkout.states.ts'
import { selectCheckoutView } from './checkout.view.ts'

export const checkoutEntry = machineEntry({
  name: 'checkout',
  machine: exampleCheckout,
  inputs: exampleInputs,
  examples: checkoutStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectCheckoutView,
  situation: ({ value, context: { isSignedIn, isPro, coupon, giftFor, polls } }) =>
    JSON.stringify([
      value,
      isSignedIn,
      isPro,
      coupon !== null,
      giftFor !== null,
      typeof value === 'object' && 'confirming' in value ? polls : null,
    ]),
})
