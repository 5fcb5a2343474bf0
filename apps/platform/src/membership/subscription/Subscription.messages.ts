import type { SubscriptionActivity, SubscriptionFailure } from '@kingside/machines/subscription'
import { defineMessage, type MessageValue } from 'react-intl'
import type { MembershipAction } from './membership-view-model.ts'

export const messages = {
  pro: defineMessage({
    id: 'subscription.plan.pro',
    defaultMessage: 'Pro',
    description: 'Title of the membership card of a member. Pro is a name.',
  }),
  beginner: defineMessage({
    id: 'subscription.plan.beginner',
    defaultMessage: 'Beginner',
    description: 'Title of the membership card of somebody on the free plan. Beginner is its name.',
  }),
  loading: defineMessage({
    id: 'subscription.loading',
    defaultMessage: 'Loading your membership…',
    description: 'Said by screen readers while the membership card loads.',
  }),
  label: defineMessage({
    id: 'subscription.label',
    defaultMessage: 'Membership',
    description: 'Names the membership card for screen readers.',
  }),
  period: defineMessage({
    id: 'subscription.fact.period',
    defaultMessage: 'Plan',
    description: 'Label: whether the membership is paid by the year or by the month.',
  }),
  annual: defineMessage({
    id: 'subscription.fact.period.annual',
    defaultMessage: 'Annual',
    description: 'The membership is paid by the year.',
  }),
  monthly: defineMessage({
    id: 'subscription.fact.period.monthly',
    defaultMessage: 'Monthly',
    description: 'The membership is paid by the month.',
  }),
  payment: defineMessage({
    id: 'subscription.fact.payment',
    defaultMessage: 'Paid by',
    description: 'Label: how the membership is paid.',
  }),
  card: defineMessage({
    id: 'subscription.fact.payment.card',
    defaultMessage: 'Card',
    description: 'The membership is paid by card.',
  }),
  wallet: defineMessage({
    id: 'subscription.fact.payment.wallet',
    defaultMessage: 'Wallet',
    description: 'The membership is paid from an electronic wallet.',
  }),
  freeMonths: defineMessage({
    id: 'subscription.fact.freeMonths',
    defaultMessage: 'Won',
    description: 'Label: how many free months of membership the person has won.',
  }),
  freeMonthsCount: defineMessage<{ readonly count: number | bigint }>({
    id: 'subscription.fact.freeMonths.count',
    defaultMessage: '{count, plural, one {# free month} other {# free months}}',
    description: 'How many free months of membership the person has won.',
  }),
  freeMonthsNote: defineMessage({
    id: 'subscription.fact.freeMonths.note',
    defaultMessage: 'Added at the end of your plan',
    description: 'Below the free months that were won: they follow the paid or given time.',
  }),
  renewsOn: defineMessage({
    id: 'subscription.fact.renews',
    defaultMessage: 'Renews on',
    description: 'Label of the day on which the membership is paid again.',
  }),
  endsOn: defineMessage({
    id: 'subscription.fact.ends',
    defaultMessage: 'Ends on',
    description: 'Label of the day on which the membership ends.',
  }),
  paidUntil: defineMessage({
    id: 'subscription.fact.paidUntil',
    defaultMessage: 'Paid until',
    description: 'Label of the day up to which the membership is paid.',
  }),
  confirmingHint: defineMessage({
    id: 'subscription.busy.confirmingChange.hint',
    defaultMessage: 'This can take up to 30 seconds.',
    description: 'After “Confirming the change…”.',
  }),
  portalReturn: defineMessage({
    id: 'subscription.portal.return',
    defaultMessage: 'Check payment',
    description: 'Button for who has come back from the payment page and nothing happened.',
  }),
  walletFrom: defineMessage<{ readonly date: MessageValue }>({
    id: 'subscription.wallet.from',
    defaultMessage: 'You can switch to the wallet from {date}, two weeks before your next payment.',
    description: 'When the way of paying can be changed to an electronic wallet.',
  }),
  frozen: defineMessage({
    id: 'subscription.frozen',
    defaultMessage: 'Without Pro, your online rating is frozen',
    description: 'Notice for those without Pro.',
  }),
  frozenHint: defineMessage({
    id: 'subscription.frozen.hint',
    defaultMessage: 'FOA-rated games come with Pro.',
    description: 'After “your online rating is frozen”. FOA is FIDE Online Arena, a name.',
  }),
  subscribe: defineMessage({
    id: 'subscription.subscribe',
    defaultMessage: 'Upgrade to Pro',
    description: 'Link to the prices, for someone who was never a member. Pro is a name.',
  }),
  resubscribe: defineMessage({
    id: 'subscription.resubscribe',
    defaultMessage: 'Get Pro again',
    description: 'Link to the prices, for someone whose membership is over.',
  }),
  support: defineMessage({
    id: 'subscription.support',
    defaultMessage: 'Contact support',
    description: 'Button beside “Can’t cancel subscription. Please contact support”.',
  }),
  cancelTitle: defineMessage({
    id: 'subscription.cancel.title',
    defaultMessage: 'Cancel your membership?',
    description: 'Title of the dialog that asks before the membership is cancelled.',
  }),
  cancelUntil: defineMessage<{ readonly date: MessageValue }>({
    id: 'subscription.cancel.until',
    defaultMessage:
      'You’ll keep Pro until {date}. Then your online rating is frozen until you get Pro again.',
    description: 'Text of the dialog that asks before the membership is cancelled.',
  }),
  cancelText: defineMessage({
    id: 'subscription.cancel.text',
    defaultMessage:
      'You’ll keep Pro until the end of the period you’ve paid for. Then your online rating is frozen until you get Pro again.',
    description:
      'Text of the dialog that asks before the membership is cancelled, where the day is not known.',
  }),
  keep: defineMessage({
    id: 'subscription.cancel.no',
    defaultMessage: 'Keep Pro',
    description: 'Button that closes the dialog; the membership goes on. Pro is a name.',
  }),
  cardText: defineMessage<{ readonly amount: MessageValue }>({
    id: 'subscription.card.text',
    defaultMessage: 'To check the card, we charge {amount} and refund it immediately.',
    description:
      'In the dialog for a new payment card. {amount} is a formatted sum of money, like €1.',
  }),
  saveCard: defineMessage({
    id: 'subscription.card.save',
    defaultMessage: 'Use this card',
    description: 'Button that sends a new payment card.',
  }),
  close: defineMessage({
    id: 'subscription.card.close',
    defaultMessage: 'Close',
    description: 'Names the icon that closes the dialog for a new payment card.',
  }),
}

/** The state of the membership: the mark beside its name. */
export const markMessages = {
  active: defineMessage({
    id: 'subscription.mark.active',
    defaultMessage: 'Active',
    description: 'State of a membership: it goes on, or is a gift.',
  }),
  lifetime: defineMessage({
    id: 'subscription.mark.lifetime',
    defaultMessage: 'For life',
    description: 'State of a membership: it never ends.',
  }),
  ending: defineMessage<{ readonly date: MessageValue }>({
    id: 'subscription.mark.ending',
    defaultMessage: 'Ends on {date}',
    description: 'State of a membership that was cancelled and is still good.',
  }),
  endingSome: defineMessage({
    id: 'subscription.mark.ending.some',
    defaultMessage: 'Ending',
    description: 'State of a membership that was cancelled and is still good; no day is known.',
  }),
  unsettled: defineMessage({
    id: 'subscription.mark.unsettled',
    defaultMessage: 'Updating',
    description: 'State of a membership: a change is not confirmed yet.',
  }),
  pastDue: defineMessage({
    id: 'subscription.mark.pastDue',
    defaultMessage: 'Payment needed',
    description: 'State of a membership whose payment did not work.',
  }),
  cancelled: defineMessage<{ readonly date: MessageValue }>({
    id: 'subscription.mark.cancelled',
    defaultMessage: 'Cancelled on {date}',
    description: 'State of a membership that is over because it was cancelled.',
  }),
  cancelledSome: defineMessage({
    id: 'subscription.mark.cancelled.some',
    defaultMessage: 'Cancelled',
    description:
      'State of a membership that is over because it was cancelled; the day is not known.',
  }),
  ended: defineMessage<{ readonly date: MessageValue }>({
    id: 'subscription.mark.ended',
    defaultMessage: 'Ended on {date}',
    description: 'State of a membership that ran out.',
  }),
  endedSome: defineMessage({
    id: 'subscription.mark.ended.some',
    defaultMessage: 'Ended',
    description: 'State of a membership that ran out; the day is not known.',
  }),
}

/** A sentence about each state. */
export const leadMessages = {
  none: defineMessage({
    id: 'subscription.lead.none',
    defaultMessage: 'You’re on the free plan.',
    description: 'Below the name of the free plan.',
  }),
  renewing: defineMessage({
    id: 'subscription.lead.renewing',
    defaultMessage: 'Auto-renew is on.',
    description: 'The membership is paid again by itself.',
  }),
  ending: defineMessage({
    id: 'subscription.lead.ending',
    defaultMessage: 'Auto-renew is off. You’ll keep Pro until then.',
    description: 'The membership was cancelled; the day on which it ends stands above.',
  }),
  unsettled: defineMessage({
    id: 'subscription.lead.unsettled',
    defaultMessage: 'We’re checking whether your plan renews automatically.',
    description: 'A change of the membership is not confirmed yet.',
  }),
  gift: defineMessage({
    id: 'subscription.lead.gift',
    defaultMessage: 'Someone gave you Pro. There’s nothing to pay or cancel.',
    description: 'The membership is a gift. Pro is a name.',
  }),
  lifetime: defineMessage({
    id: 'subscription.lead.lifetime',
    defaultMessage: 'Pro is yours for life. There’s nothing to pay or renew.',
    description: 'The membership never ends. Pro is a name.',
  }),
  over: defineMessage({
    id: 'subscription.lead.over',
    defaultMessage: 'You’re on the free plan now.',
    description: 'The membership is over.',
  }),
}

/** What is wrong with the payment, by the card’s status. */
export const pastDueMessages = {
  'renew-failed': defineMessage({
    id: 'subscription.pastDue.renewFailed',
    defaultMessage: 'Auto-renew failed. Try again.',
    description: 'Notice on the membership card.',
  }),
  unpaid: defineMessage({
    id: 'subscription.pastDue.unpaid',
    defaultMessage: 'Your last payment failed. Update your payment details to keep Pro.',
    description: 'Notice on the membership card. Pro is a name.',
  }),
  'invalid-payment': defineMessage({
    id: 'subscription.pastDue.invalidPayment',
    defaultMessage: 'Your payment isn’t valid. Update your payment details to keep Pro.',
    description: 'Notice on the membership card. Pro is a name.',
  }),
}

/** The labels of the buttons. */
export const actionMessages = {
  resume: defineMessage({
    id: 'subscription.action.resume',
    defaultMessage: 'Turn on auto-renew',
    description: 'Button on the membership card: the membership is to be paid again automatically.',
  }),
  recheck: defineMessage({
    id: 'subscription.action.recheck',
    defaultMessage: 'Check again',
    description: 'Button on the membership card: asks whether a change has been confirmed.',
  }),
  'update-payment': defineMessage({
    id: 'subscription.action.updatePayment',
    defaultMessage: 'Update payment details',
    description: 'Button on the membership card: opens the page of the payment provider.',
  }),
  'change-card': defineMessage({
    id: 'subscription.action.changeCard',
    defaultMessage: 'Change card',
    description: 'Button on the membership card, and title of the dialog that it opens.',
  }),
  'switch-to-wallet': defineMessage({
    id: 'subscription.action.switchToWallet',
    defaultMessage: 'Switch to wallet',
    description: 'Button on the membership card: it is to be paid from an electronic wallet.',
  }),
  cancel: defineMessage({
    id: 'subscription.action.cancel',
    defaultMessage: 'Cancel membership',
    description: 'Button on the membership card, and the one that agrees in the dialog.',
  }),
} as const satisfies Record<MembershipAction, unknown>

export const tryAgain = defineMessage({
  id: 'subscription.action.tryAgain',
  defaultMessage: 'Try again',
  description: 'Button beside “Auto-renew failed. Try again”.',
})

/** The running call. */
export const busyMessages = {
  cancelling: defineMessage({
    id: 'subscription.busy.cancelling',
    defaultMessage: 'Cancelling your membership…',
    description: 'Progress text on the membership card.',
  }),
  resuming: defineMessage({
    id: 'subscription.busy.resuming',
    defaultMessage: 'Turning on auto-renew…',
    description: 'Progress text on the membership card.',
  }),
  'changing-card': defineMessage({
    id: 'subscription.busy.changingCard',
    defaultMessage: 'Changing your card…',
    description: 'Progress text on the membership card.',
  }),
  'switching-to-wallet': defineMessage({
    id: 'subscription.busy.switchingToWallet',
    defaultMessage: 'Switching to wallet…',
    description: 'Progress text on the membership card.',
  }),
  'opening-portal': defineMessage({
    id: 'subscription.busy.openingPortal',
    defaultMessage: 'Opening the payment page…',
    description: 'What goes on, on the membership card.',
  }),
  'at-portal': defineMessage({
    id: 'subscription.busy.atPortal',
    defaultMessage: 'Going to the payment page…',
    description: 'What goes on, on the membership card: the browser leaves for another site.',
  }),
  refreshing: defineMessage({
    id: 'subscription.busy.refreshing',
    defaultMessage: 'Checking your membership…',
    description: 'Progress text on the membership card.',
  }),
  'confirming-change': defineMessage({
    id: 'subscription.busy.confirmingChange',
    defaultMessage: 'Confirming the change…',
    description: 'What goes on, on the membership card: the server is asked again and again.',
  }),
} as const satisfies Record<SubscriptionActivity, unknown>

/** What failed, by its code, where no date belongs to it. */
export const failureMessages = {
  server_error: defineMessage({
    id: 'subscription.failure.serverError',
    defaultMessage: 'Server error. Try again later',
    description: 'Notice on the membership card.',
  }),
  cancel_refused: defineMessage({
    id: 'subscription.failure.cancelRefused',
    defaultMessage: 'Can’t cancel subscription. Please contact support',
    description: 'Notice on the membership card.',
  }),
  subscribe_manually_after: defineMessage({
    id: 'subscription.failure.subscribeManually',
    defaultMessage: 'Get Pro again when your plan has ended',
    description:
      'Notice on the membership card: auto-renew can’t be turned on again. No day known.',
  }),
  not_confirmed: defineMessage({
    id: 'subscription.failure.notConfirmed',
    defaultMessage: 'The change hasn’t been confirmed yet. Check again later.',
    description: 'Notice on the membership card.',
  }),
  portal_unavailable: defineMessage({
    id: 'subscription.failure.portalUnavailable',
    defaultMessage: 'Couldn’t open the payment page. Try again.',
    description: 'Notice on the membership card.',
  }),
  card_refused: defineMessage({
    id: 'subscription.failure.cardRefused',
    defaultMessage: 'This card was declined. Your payment details haven’t changed.',
    description: 'Notice on the membership card.',
  }),
  wallet_refused: defineMessage({
    id: 'subscription.failure.walletRefused',
    defaultMessage: 'Couldn’t switch to the wallet',
    description: 'Notice on the membership card.',
  }),
} as const satisfies Record<SubscriptionFailure['code'], unknown>

export const subscribeManuallyAfter = defineMessage<{ readonly date: MessageValue }>({
  id: 'subscription.failure.subscribeManuallyAfter',
  defaultMessage: 'Please subscribe manually after {date}',
  description: 'Notice on the membership card: auto-renew can’t be turned on again.',
})
