import type { EntryNotice } from '@kingside/machines/entry-payment'
import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  part: defineMessage({
    id: 'entryPayment.part',
    defaultMessage: 'Entry fee',
    description: 'Names the content of the popup of a paid entry, for screen readers.',
  }),
  loading: defineMessage({
    id: 'entryPayment.loading',
    defaultMessage: 'Loading the entry fee…',
    description: 'While the popup of a paid entry loads what it costs.',
  }),
  unloaded: defineMessage({
    id: 'entryPayment.unloaded',
    defaultMessage: 'Couldn’t load the entry fee',
    description: 'Title in the popup of a paid entry.',
  }),
  unloadedHint: defineMessage({
    id: 'entryPayment.unloaded.hint',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below the title: the entry fee could not be loaded.',
  }),
  retry: defineMessage({
    id: 'entryPayment.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the entry fee again.',
  }),
  missing: defineMessage({
    id: 'entryPayment.missing',
    defaultMessage: 'Tournament not found',
    description: 'Title in the popup of a paid entry that an old link has opened.',
  }),
  missingHint: defineMessage({
    id: 'entryPayment.missing.hint',
    defaultMessage: 'It may have been removed.',
    description: 'Below the title: there is no such tournament.',
  }),
  all: defineMessage({
    id: 'entryPayment.all',
    defaultMessage: 'All tournaments',
    description: 'Link from the popup of a paid entry to the list of tournaments.',
  }),
  pay: defineMessage<{ readonly price: MessageValue }>({
    id: 'entryPayment.pay',
    defaultMessage: 'Pay {price}',
    description: 'Button that opens the page of the payment provider.',
  }),
  opening: defineMessage({
    id: 'entryPayment.opening',
    defaultMessage: 'Opening the payment page…',
    description: 'On the button while the address of the payment page is asked for.',
  }),
  away: defineMessage({
    id: 'entryPayment.away',
    defaultMessage: 'Going to the payment page…',
    description: 'On the button while the browser leaves for the payment page.',
  }),
  refund: defineMessage({
    id: 'entryPayment.refund',
    defaultMessage:
      'You get the fee back if you leave before the start, if you aren’t let in, or if the tournament isn’t played. After the start it isn’t returned.',
    description: 'When the entry fee goes back, beside the button that pays.',
  }),
  provider: defineMessage({
    id: 'entryPayment.provider',
    defaultMessage: 'You’ll pay on our payment provider’s page and come back here.',
    description: 'Below the button that pays.',
  }),
  needsAccount: defineMessage({
    id: 'entryPayment.needsAccount',
    defaultMessage: 'Sign in to join',
    description: 'Button in the popup of a paid entry that a visitor has opened.',
  }),
  confirming: defineMessage({
    id: 'entryPayment.confirming',
    defaultMessage: 'Confirming your payment…',
    description: 'After the return from the payment page.',
  }),
  confirmingHint: defineMessage({
    id: 'entryPayment.confirming.hint',
    defaultMessage: 'This can take half a minute. You can close this window.',
    description: 'Below: the payment is being confirmed.',
  }),
  late: defineMessage({
    id: 'entryPayment.late',
    defaultMessage: 'Your payment hasn’t arrived yet',
    description: 'Title when the server has not heard of the payment in half a minute.',
  }),
  lateHint: defineMessage({
    id: 'entryPayment.late.hint',
    defaultMessage:
      'If you’ve paid, you’ll be in the tournament as soon as it arrives. If there’s no place left by then, you get all of it back.',
    description: 'Below the title: the payment has not arrived yet.',
  }),
  recheck: defineMessage({
    id: 'entryPayment.recheck',
    defaultMessage: 'Check again',
    description: 'Button that asks once more whether the payment has arrived.',
  }),
  joined: defineMessage({
    id: 'entryPayment.joined',
    defaultMessage: 'You’ve joined',
    description: 'Title when the entry is paid and the reader has a place in the tournament.',
  }),
  joinedHint: defineMessage({
    id: 'entryPayment.joined.hint',
    defaultMessage: 'The fee is paid. Be here at the start.',
    description: 'Below the title: the reader is in the tournament.',
  }),
  pending: defineMessage({
    id: 'entryPayment.pending',
    defaultMessage: 'Waiting for approval',
    description: 'Title when the entry is paid and the organiser has to let the reader in.',
  }),
  pendingHint: defineMessage({
    id: 'entryPayment.pending.hint',
    defaultMessage: 'The fee is paid. If the organiser doesn’t let you in, you get all of it back.',
    description: 'Below the title: the registration waits for approval.',
  }),
  nothingToPay: defineMessage({
    id: 'entryPayment.nothingToPay',
    defaultMessage: 'Nothing left to pay',
    description: 'Title when the entry is paid already, or costs nothing.',
  }),
  nothingToPayHint: defineMessage({
    id: 'entryPayment.nothingToPay.hint',
    defaultMessage: 'You can join on the tournament’s page.',
    description: 'Below the title: nothing is left to pay.',
  }),
  teamHint: defineMessage({
    id: 'entryPayment.nothingToPay.team',
    defaultMessage: 'The fee is paid. Choose your team on the tournament’s page.',
    description: 'Below the title: the entry of a tournament of teams is paid.',
  }),
  refused: defineMessage({
    id: 'entryPayment.refused',
    defaultMessage: 'You can’t join now',
    description: 'Title in the popup of a paid entry; below it is why.',
  }),
  refunded: defineMessage({
    id: 'entryPayment.refunded',
    defaultMessage: 'Your fee is on its way back',
    description: 'Title when the entry was paid and the reader could not be let in.',
  }),
  refundedHint: defineMessage({
    id: 'entryPayment.refunded.hint',
    defaultMessage:
      'We couldn’t let you in when your payment arrived: the last place may have been taken. You get all of it back, usually within 5 to 10 days.',
    description: 'Below the title: the entry fee goes back.',
  }),
  toTournament: defineMessage({
    id: 'entryPayment.toTournament',
    defaultMessage: 'Go to the tournament',
    description: 'Button that closes the popup of a paid entry.',
  }),
}

/** What came of the last try to pay. */
export const noticeMessages = {
  failed: {
    title: defineMessage({
      id: 'entryPayment.failed',
      defaultMessage: 'Payment failed',
      description: 'Title of the notice after the card was refused.',
    }),
    text: defineMessage({
      id: 'entryPayment.failed.text',
      defaultMessage: 'You haven’t been charged. Try again or use another card.',
      description: 'Notice above the button that pays: the payment failed.',
    }),
  },
  aborted: {
    title: defineMessage({
      id: 'entryPayment.aborted',
      defaultMessage: 'Payment not completed',
      description: 'Title of the notice for who left the payment page.',
    }),
    text: defineMessage({
      id: 'entryPayment.aborted.text',
      defaultMessage: 'You haven’t been charged, and you haven’t joined yet.',
      description: 'Notice above the button that pays: the payment page was left.',
    }),
  },
  unavailable: {
    title: defineMessage({
      id: 'entryPayment.unavailable',
      defaultMessage: 'Couldn’t open the payment page',
      description: 'Title of the notice after the provider did not answer.',
    }),
    text: defineMessage({
      id: 'entryPayment.unavailable.text',
      defaultMessage: 'You haven’t been charged. Try again in a minute.',
      description: 'Notice above the button that pays: the payment page could not be opened.',
    }),
  },
} as const satisfies Record<EntryNotice, unknown>
