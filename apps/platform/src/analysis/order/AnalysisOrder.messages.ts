import type { AnalysisRefusal } from '@kingside/api/facts'
import type { AnalysisNotice } from '@kingside/machines/analysis-order'
import { defineMessage, type MessageDescriptor, type MessageValue } from 'react-intl'

export const messages = {
  players: defineMessage<{ readonly black: MessageValue; readonly white: MessageValue }>({
    id: 'analysisOrder.players',
    defaultMessage: '{white} – {black}',
    description: 'Whose game it is: the names of White and Black.',
  }),
  part: defineMessage({
    id: 'analysisOrder.part',
    defaultMessage: 'A grandmaster’s analysis',
    description: 'Names the content of the popup that sells an analysis, for screen readers.',
  }),
  loading: defineMessage({
    id: 'analysisOrder.loading',
    defaultMessage: 'Loading the offer…',
    description: 'While the popup of a paid analysis loads what it costs.',
  }),
  unloaded: defineMessage({
    id: 'analysisOrder.unloaded',
    defaultMessage: 'Couldn’t load the offer',
    description: 'Title in the popup of a paid analysis.',
  }),
  unloadedHint: defineMessage({
    id: 'analysisOrder.unloaded.hint',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below the title: the offer could not be loaded.',
  }),
  retry: defineMessage({
    id: 'analysisOrder.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the offer again.',
  }),
  missing: defineMessage({
    id: 'analysisOrder.missing',
    defaultMessage: 'This isn’t your game',
    description: 'Title in the popup of a paid analysis that an old link has opened.',
  }),
  missingHint: defineMessage({
    id: 'analysisOrder.missing.hint',
    defaultMessage: 'You can order an analysis of any game that you’ve finished.',
    description: 'Below the title: the reader has not played the game.',
  }),
  games: defineMessage({
    id: 'analysisOrder.games',
    defaultMessage: 'My games',
    description: 'Link from the popup of a paid analysis to the reader’s games.',
  }),
  needsAccount: defineMessage({
    id: 'analysisOrder.needsAccount',
    defaultMessage: 'Sign in to order',
    description: 'Button in the popup of a paid analysis that a visitor has opened.',
  }),
  what: defineMessage({
    id: 'analysisOrder.what',
    defaultMessage:
      'A grandmaster goes through your game and records a video. You get it by email within a week, with the annotated PGN.',
    description: 'What is sold. PGN is a name.',
  }),
  analyst: defineMessage<{ readonly name: MessageValue }>({
    id: 'analysisOrder.analyst',
    defaultMessage: 'You’re asking for {name}. If they have no time, we’ll write to you.',
    description: 'Whom the reader asks for, beside the button that pays.',
  }),
  pay: defineMessage<{ readonly price: MessageValue }>({
    id: 'analysisOrder.pay',
    defaultMessage: 'Pay {price}',
    description: 'Button that opens the page of the payment provider.',
  }),
  opening: defineMessage({
    id: 'analysisOrder.opening',
    defaultMessage: 'Opening the payment page…',
    description: 'On the button while the address of the payment page is asked for.',
  }),
  away: defineMessage({
    id: 'analysisOrder.away',
    defaultMessage: 'Going to the payment page…',
    description: 'On the button while the browser leaves for the payment page.',
  }),
  provider: defineMessage({
    id: 'analysisOrder.provider',
    defaultMessage: 'You’ll pay on our payment provider’s page and come back here.',
    description: 'Below the button that pays.',
  }),
  confirming: defineMessage({
    id: 'analysisOrder.confirming',
    defaultMessage: 'Confirming your payment…',
    description: 'After the return from the payment page.',
  }),
  confirmingHint: defineMessage({
    id: 'analysisOrder.confirming.hint',
    defaultMessage: 'This can take half a minute. You can close this window.',
    description: 'Below: the payment is being confirmed.',
  }),
  late: defineMessage({
    id: 'analysisOrder.late',
    defaultMessage: 'Your payment hasn’t arrived yet',
    description: 'Title when the server has not heard of the payment in half a minute.',
  }),
  lateHint: defineMessage({
    id: 'analysisOrder.late.hint',
    defaultMessage: 'If you’ve paid, the analysis is ordered as soon as it arrives.',
    description: 'Below the title: the payment has not arrived yet.',
  }),
  recheck: defineMessage({
    id: 'analysisOrder.recheck',
    defaultMessage: 'Check again',
    description: 'Button that asks once more whether the payment has arrived.',
  }),
  ordered: defineMessage({
    id: 'analysisOrder.ordered',
    defaultMessage: 'Your analysis is ordered',
    description: 'Title when the analysis is paid for.',
  }),
  orderedHint: defineMessage<{ readonly day: MessageValue }>({
    id: 'analysisOrder.ordered.hint',
    defaultMessage: 'It’ll be in your mail and among your games by {day}.',
    description: 'Below the title. The day is such as 5 December.',
  }),
  delivered: defineMessage({
    id: 'analysisOrder.delivered',
    defaultMessage: 'Your analysis is here',
    description: 'Title when the analysis was delivered.',
  }),
  deliveredHint: defineMessage({
    id: 'analysisOrder.delivered.hint',
    defaultMessage: 'The video and the annotated game are among your games.',
    description: 'Below the title: the analysis was delivered.',
  }),
  refused: defineMessage({
    id: 'analysisOrder.refused',
    defaultMessage: 'This game can’t be analysed',
    description: 'Title where no analysis of the game is sold.',
  }),
} as const

export const refusalMessages = {
  not_over: defineMessage({
    id: 'analysisOrder.refused.notOver',
    defaultMessage: 'Finish it first.',
    description: 'Below the title: the game goes on.',
  }),
  too_short: defineMessage({
    id: 'analysisOrder.refused.tooShort',
    defaultMessage: 'It has fewer than ten moves by each side.',
    description: 'Below the title: the game is too short.',
  }),
} as const satisfies Record<AnalysisRefusal, MessageDescriptor>

export const noticeMessages = {
  failed: {
    title: defineMessage({
      id: 'analysisOrder.failed',
      defaultMessage: 'Payment failed',
      description: 'Title of a notice: the payment did not go through.',
    }),
    text: defineMessage({
      id: 'analysisOrder.failed.text',
      defaultMessage: 'You haven’t been charged. Try again, or use another card.',
      description: 'Text of a notice: the payment did not go through.',
    }),
  },
  aborted: {
    title: defineMessage({
      id: 'analysisOrder.aborted',
      defaultMessage: 'Payment not completed',
      description: 'Title of a notice: the reader left the payment page.',
    }),
    text: defineMessage({
      id: 'analysisOrder.aborted.text',
      defaultMessage: 'You haven’t been charged, and nothing is ordered.',
      description: 'Text of a notice: the reader left the payment page.',
    }),
  },
  unavailable: {
    title: defineMessage({
      id: 'analysisOrder.unavailable',
      defaultMessage: 'The payment page didn’t open',
      description: 'Title of a notice: the payment provider does not answer.',
    }),
    text: defineMessage({
      id: 'analysisOrder.unavailable.text',
      defaultMessage: 'You haven’t been charged. Try again in a minute.',
      description: 'Text of a notice: the payment provider does not answer.',
    }),
  },
} as const satisfies Record<AnalysisNotice, Record<'title' | 'text', MessageDescriptor>>
