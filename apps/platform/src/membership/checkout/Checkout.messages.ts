import type {
  CheckoutActivity,
  CheckoutFailure,
  CouponError,
  Plan,
} from '@kingside/machines/checkout'
import { defineMessage, type MessageValue } from 'react-intl'
import { problems } from '../../account/form/index.ts'

export const messages = {
  title: defineMessage({
    id: 'checkout.title',
    defaultMessage: 'Upgrade to Pro',
    description: 'Title of the page on which a membership is bought. Pro is a name.',
  }),
  loading: defineMessage({
    id: 'checkout.loading',
    defaultMessage: 'Loading prices…',
    description: 'Said by screen readers while the checkout loads.',
  }),
  steps: defineMessage({
    id: 'checkout.steps',
    defaultMessage: 'Steps to Pro',
    description: 'Names the row of steps for screen readers. Pro is a name.',
  }),
  stepPlan: defineMessage({
    id: 'checkout.step.plan',
    defaultMessage: 'Plan',
    description: 'First step of buying a membership: choosing it.',
  }),
  stepPayment: defineMessage({
    id: 'checkout.step.payment',
    defaultMessage: 'Payment',
    description: 'Second step of buying a membership; also the title of that part.',
  }),
  stepDone: defineMessage({
    id: 'checkout.step.confirmation',
    defaultMessage: 'Confirmation',
    description: 'Third step of buying a membership: the payment arrives.',
  }),
  done: defineMessage({
    id: 'checkout.step.done',
    defaultMessage: 'done',
    description: 'Said by screen readers after the name of a step that is done.',
  }),
  wrong: defineMessage({
    id: 'checkout.step.wrong',
    defaultMessage: 'failed',
    description: 'After the name of a step that did not work.',
  }),
  plan: defineMessage({
    id: 'checkout.plan',
    defaultMessage: 'Choose how to pay',
    description: 'Label of the choice between paying by the year and by the month.',
  }),
  saving: defineMessage<{ readonly perMonth: MessageValue; readonly percent: MessageValue }>({
    id: 'checkout.plan.saving',
    defaultMessage: '{perMonth} a month, save {percent}',
    description:
      'Below the price of a year: {perMonth} is what a month comes to, {percent} like 30%.',
  }),
  perMonthOnly: defineMessage<{ readonly perMonth: MessageValue }>({
    id: 'checkout.plan.perMonth',
    defaultMessage: '{perMonth} a month',
    description: 'Below the price of a year: what a month comes to.',
  }),
  anyTime: defineMessage({
    id: 'checkout.plan.anyTime',
    defaultMessage: 'Cancel any time',
    description: 'Below the price of a month.',
  }),
  forMe: defineMessage({
    id: 'checkout.recipient.me',
    defaultMessage: 'Buy for yourself',
    description: 'Small button on the page where Pro is bought: not as a gift after all.',
  }),
  asGift: defineMessage({
    id: 'checkout.recipient.gift',
    defaultMessage: 'Give as a gift',
    description: 'Small button on the page where Pro is bought: it asks for the recipient’s email.',
  }),
  promoOpen: defineMessage({
    id: 'checkout.promo.open',
    defaultMessage: 'Use a promo code',
    description: 'Small button on the page where Pro is bought: it shows the field for the code.',
  }),
  cardOpen: defineMessage({
    id: 'checkout.pay.card.open',
    defaultMessage: 'Enter a card here',
    description:
      'Small button on the page where Pro is bought: the card is typed on this page, instead of on the payment provider’s.',
  }),
  byCard: defineMessage({
    id: 'checkout.pay.card',
    defaultMessage: 'Pay by card',
    description: 'Heading above the fields of a payment card.',
  }),
  toProvider: defineMessage({
    id: 'checkout.pay.card.close',
    defaultMessage: 'Use the payment page',
    description: 'Small button beside the fields of a card: pay on the provider’s page instead.',
  }),
  bySandbox: defineMessage({
    id: 'checkout.pay.sandbox',
    defaultMessage: 'Test mode: no money is taken. You’ll choose how the payment ends.',
    description: 'Below the button that pays, on a site without a payment provider.',
  }),
  vat: defineMessage<{ readonly percent: MessageValue }>({
    id: 'checkout.pay.vat',
    defaultMessage: 'The price includes {percent} VAT.',
    description: 'Below the button that pays. {percent} is a formatted share, like 20%.',
  }),
  pricesFailed: defineMessage({
    id: 'checkout.prices.failed',
    defaultMessage: 'Couldn’t load the prices',
    description: 'Title in place of the page where Pro is bought.',
  }),
  pricesFailedHint: defineMessage({
    id: 'checkout.prices.failed.hint',
    defaultMessage: 'Nothing has been charged. Check your connection and try again.',
    description: 'Below the title, in place of the page where Pro is bought.',
  }),
  giftEmail: defineMessage({
    id: 'checkout.gift.email',
    defaultMessage: 'Recipient’s email',
    description: 'Label of the field for the address of whom a membership is given to.',
  }),
  giftHelp: defineMessage({
    id: 'checkout.gift.help',
    defaultMessage: 'We’ll send them a link to create a free account.',
    description: 'Below the field for the address of whom a membership is given to.',
  }),
  giftSet: defineMessage({
    id: 'checkout.gift.set',
    defaultMessage: 'Confirm',
    description: 'Button that takes the address of whom a membership is given to.',
  }),
  giftChange: defineMessage({
    id: 'checkout.gift.change',
    defaultMessage: 'Change',
    description: 'Button to write another address of whom a membership is given to.',
  }),
  giftMissing: defineMessage({
    id: 'checkout.gift.missing',
    defaultMessage: 'Confirm the recipient’s email first',
    description: 'Why it can’t be paid yet: the address of whom it is for has not been confirmed.',
  }),
  promo: defineMessage({
    id: 'checkout.promo',
    defaultMessage: 'Promo code',
    description: 'Label of a field.',
  }),
  optional: defineMessage({
    id: 'checkout.promo.optional',
    defaultMessage: '(optional)',
    description: 'Behind the label of a field that may stay empty.',
  }),
  apply: defineMessage({
    id: 'checkout.promo.apply',
    defaultMessage: 'Apply',
    description: 'Button that has a promo code checked.',
  }),
  remove: defineMessage({
    id: 'checkout.promo.remove',
    defaultMessage: 'Remove',
    description: 'Button that takes a promo code away.',
  }),
  cancelCheck: defineMessage({
    id: 'checkout.promo.cancel',
    defaultMessage: 'Cancel',
    description: 'Shown on the button, says what a press does while a promo code is being checked.',
  }),
  percentOff: defineMessage<{ readonly percent: MessageValue }>({
    id: 'checkout.promo.off',
    defaultMessage: '{percent} off',
    description: 'What a promo code does; {percent} is such as 20%.',
  }),
  promoChecking: defineMessage({
    id: 'checkout.promo.checking',
    defaultMessage: 'Checking the promo code…',
    description: 'Why it can’t be paid at the moment.',
  }),
  pay: defineMessage<{ readonly price: MessageValue }>({
    id: 'checkout.pay',
    defaultMessage: 'Pay {price}',
    description: 'Button that pays.',
  }),
  byProvider: defineMessage({
    id: 'checkout.pay.provider',
    defaultMessage: 'You’ll pay on our payment provider’s secure page, then come back here.',
    description: 'Below the button that leads to the payment.',
  }),
  cardNote: defineMessage({
    id: 'checkout.pay.card.note',
    defaultMessage: 'Your card details go only to the payment provider. We never store them.',
    description: 'Below the fields of the payment card.',
  }),
  needsAccount: defineMessage({
    id: 'checkout.needsAccount',
    defaultMessage: 'Sign in or create an account to upgrade to Pro',
    description: 'Said to a visitor in place of the payment. Pro is a name.',
  }),
  needsAccountHint: defineMessage({
    id: 'checkout.needsAccount.hint',
    defaultMessage: 'We’ll remember your plan.',
    description: 'Said to a visitor: the choice of the plan is not lost by signing in.',
  }),
  logIn: defineMessage({
    id: 'checkout.logIn',
    defaultMessage: 'Sign in',
    description: 'Button that opens the sign-in popup.',
  }),
  register: defineMessage({
    id: 'checkout.register',
    defaultMessage: 'Create an account',
    description: 'Button that opens the registration popup.',
  }),
  alreadyPro: defineMessage({
    id: 'checkout.alreadyPro',
    defaultMessage: 'You already have Pro',
    description: 'In place of the payment. Pro is a name.',
  }),
  alreadyProHint: defineMessage({
    id: 'checkout.alreadyPro.hint',
    defaultMessage: 'You can still give Pro to someone else.',
    description: 'Below “You are Pro already”.',
  }),
  membership: defineMessage({
    id: 'checkout.membership',
    defaultMessage: 'View membership',
    description: 'Link to the membership in the settings.',
  }),
  abandon: defineMessage({
    id: 'checkout.busy.abandon',
    defaultMessage: 'Back to checkout',
    description: 'Button for who has come back from the payment page without paying.',
  }),
  pendingTitle: defineMessage({
    id: 'checkout.pending',
    defaultMessage: 'Your payment is being processed',
    description: 'The payment has not arrived yet.',
  }),
  pendingMail: defineMessage<{ readonly email: MessageValue }>({
    id: 'checkout.pending.mail',
    defaultMessage: 'We’ll email {email} when it arrives',
    description: 'Below “Your payment is on its way”.',
  }),
  recheck: defineMessage({
    id: 'checkout.pending.recheck',
    defaultMessage: 'Check again',
    description: 'Button that asks whether the payment has arrived.',
  }),
  unsureTitle: defineMessage({
    id: 'checkout.unsure',
    defaultMessage: 'We’re not sure your card was charged',
    description: 'There was no answer to the payment of a gift.',
  }),
  unsureHint: defineMessage({
    id: 'checkout.unsure.hint',
    defaultMessage: 'Check your email before you try again.',
    description: 'Below “We don’t know whether your card was charged”.',
  }),
  tryAgain: defineMessage({
    id: 'checkout.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button that leads back to the payment.',
  }),
  succeededTitle: defineMessage({
    id: 'checkout.succeeded',
    defaultMessage: 'You have Pro',
    description: 'The payment has arrived. Pro is a name.',
  }),
  succeededHint: defineMessage({
    id: 'checkout.succeeded.hint',
    defaultMessage: 'You now have FOA-rated games, unlimited puzzles and unlimited analysis.',
    description: 'Below “You are Pro”. FOA is FIDE Online Arena, a name.',
  }),
  toPlay: defineMessage({
    id: 'checkout.succeeded.play',
    defaultMessage: 'Start playing',
    description: 'Button that leads on after the membership was bought.',
  }),
  giftTitle: defineMessage({
    id: 'checkout.gift.succeeded',
    defaultMessage: 'Your gift is on its way',
    description: 'A membership for someone else has been paid.',
  }),
  giftSent: defineMessage<{ readonly email: MessageValue }>({
    id: 'checkout.gift.succeeded.hint',
    defaultMessage: 'We’ll send {email} a link to create a free account.',
    description: 'Below “Your gift is on its way”. {email} is whom it is for.',
  }),
  toSite: defineMessage({
    id: 'checkout.gift.succeeded.on',
    defaultMessage: 'Back to Kingside',
    description: 'Button that leads on after a gift was paid. Kingside is the product’s name.',
  }),
  abortedTitle: defineMessage({
    id: 'checkout.aborted',
    defaultMessage: 'Payment not completed',
    description: 'The person came back from the payment page without paying.',
  }),
  abortedHint: defineMessage({
    id: 'checkout.aborted.hint',
    defaultMessage: 'You don’t have Pro yet',
    description: 'Below “You left the payment”. Pro is a name.',
  }),
  toPlan: defineMessage({
    id: 'checkout.aborted.retry',
    defaultMessage: 'Back to plans',
    description: 'Button that leads back to the choice of the plan.',
  }),
}

/** The whole price of each plan. */
export const planMessages = {
  annual: defineMessage<{ readonly price: MessageValue }>({
    id: 'checkout.plan.annual',
    defaultMessage: '{price} a year',
    description: 'Price of the annual plan, as a choice.',
  }),
  monthly: defineMessage<{ readonly price: MessageValue }>({
    id: 'checkout.plan.monthly',
    defaultMessage: '{price} a month',
    description: 'Price of the monthly plan, as a choice.',
  }),
} as const satisfies Record<Plan, unknown>

export const couponMessages = {
  coupon_empty: problems.fill_in_the_value,
  coupon_expired: defineMessage({
    id: 'checkout.promo.error.expired',
    defaultMessage: 'This promo code is expired',
    description: 'Error below the field for the promo code.',
  }),
  coupon_unknown: defineMessage({
    id: 'checkout.promo.error.unknown',
    defaultMessage: 'Unknown promo code',
    description: 'Error below the field for the promo code.',
  }),
} as const satisfies Record<CouponError, unknown>

export const busyMessages = {
  'opening-provider': defineMessage({
    id: 'checkout.busy.opening',
    defaultMessage: 'Opening the payment page…',
    description: 'What goes on in the checkout.',
  }),
  'at-provider': defineMessage({
    id: 'checkout.busy.atProvider',
    defaultMessage: 'Going to the payment page…',
    description: 'What goes on in the checkout: the browser leaves for another site.',
  }),
  verifying: defineMessage({
    id: 'checkout.busy.verifying',
    defaultMessage: 'Checking your payment…',
    description: 'Progress text in the checkout.',
  }),
  charging: defineMessage({
    id: 'checkout.busy.charging',
    defaultMessage: 'Charging your card…',
    description: 'Progress text in the checkout.',
  }),
  confirming: defineMessage({
    id: 'checkout.busy.confirming',
    defaultMessage: 'Confirming your payment…',
    description: 'Progress text in the checkout: the server is asked again and again.',
  }),
} as const satisfies Record<CheckoutActivity, unknown>

/** A note on each running call. */
export const busyHints = {
  'opening-provider': defineMessage({
    id: 'checkout.busy.opening.hint',
    defaultMessage: 'Nothing has been charged yet.',
    description: 'Below “Opening the payment page…”.',
  }),
  'at-provider': defineMessage({
    id: 'checkout.busy.atProvider.hint',
    defaultMessage: 'After paying, you’ll come back here.',
    description: 'Below “Going to the payment page…”.',
  }),
  verifying: defineMessage({
    id: 'checkout.busy.verifying.hint',
    defaultMessage: 'This takes a few seconds.',
    description: 'Below “Checking whether you have paid…”.',
  }),
  charging: defineMessage({
    id: 'checkout.busy.charging.hint',
    defaultMessage: 'Keep this page open.',
    description: 'Below “Paying by card…”.',
  }),
  confirming: defineMessage({
    id: 'checkout.busy.confirming.hint',
    defaultMessage: 'This can take up to 30 seconds.',
    description: 'Below “Confirming your payment…”.',
  }),
} as const satisfies Record<CheckoutActivity, unknown>

/** Why a payment failed, and what to do. */
export const failureMessages = {
  payment_failed: {
    title: defineMessage({
      id: 'checkout.failure.failed',
      defaultMessage: 'Payment failed',
      description: 'In place of the payment.',
    }),
    hint: defineMessage({
      id: 'checkout.failure.failed.hint',
      defaultMessage: 'Try again or use another card.',
      description: 'Below “The payment failed”.',
    }),
  },
  card_declined: {
    title: defineMessage({
      id: 'checkout.failure.declined',
      defaultMessage: 'Card declined',
      description: 'In place of the payment.',
    }),
    hint: defineMessage({
      id: 'checkout.failure.declined.hint',
      defaultMessage: 'You haven’t been charged.',
      description: 'Below “The card was declined”.',
    }),
  },
  provider_unavailable: {
    title: defineMessage({
      id: 'checkout.failure.unavailable',
      defaultMessage: 'Couldn’t open the payment page',
      description: 'In place of the payment.',
    }),
    hint: defineMessage({
      id: 'checkout.failure.unavailable.hint',
      defaultMessage: 'You haven’t been charged. Try again.',
      description: 'Below “The payment page could not be opened”.',
    }),
  },
} as const satisfies Record<CheckoutFailure, unknown>
