import type { AnalysisOrderStatus } from '@kingside/api/facts'
import { defineMessage, type MessageDescriptor, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'operation.analyses.title',
    defaultMessage: 'Analysis orders',
    description: 'Operators’ page: analyses of games that were paid for.',
  }),
  empty: defineMessage({
    id: 'operation.analyses.empty',
    defaultMessage: 'No analyses ordered yet',
    description: 'In place of the list.',
  }),
  status: defineMessage({
    id: 'operation.analyses.status',
    defaultMessage: 'Status',
    description: 'Filter and column: how an order stands.',
  }),
  order: defineMessage({
    id: 'operation.analyses.order',
    defaultMessage: 'Ordered by',
    description: 'Column: whose game is to be analysed.',
  }),
  due: defineMessage({
    id: 'operation.analyses.due',
    defaultMessage: 'Due',
    description: 'Column: by when the analysis is to be there.',
  }),
  overdue: defineMessage({
    id: 'operation.analyses.overdue',
    defaultMessage: 'Overdue',
    description: 'Beside the day by which an analysis was to be there.',
  }),
  actions: defineMessage({
    id: 'operation.analyses.actions',
    defaultMessage: 'Actions',
    description: 'Column with buttons.',
  }),
  game: defineMessage({
    id: 'operation.analyses.game',
    defaultMessage: 'Open the game',
    description: 'Link to the game that is to be analysed.',
  }),
  payment: defineMessage({
    id: 'operation.analyses.payment',
    defaultMessage: 'Payment',
    description: 'Link to the payment of an order, where it can be refunded.',
  }),
  wish: defineMessage<{ readonly name: MessageValue }>({
    id: 'operation.analyses.wish',
    defaultMessage: 'Asks for {name}',
    description: 'Whom the buyer of an analysis asks for.',
  }),
  takenBy: defineMessage<{ readonly name: MessageValue }>({
    id: 'operation.analyses.takenBy',
    defaultMessage: 'Taken by {name}',
    description: 'Which operator works on an order.',
  }),
  take: defineMessage({
    id: 'operation.analyses.take',
    defaultMessage: 'Take it',
    description: 'Button: says that one works on the order.',
  }),
  deliver: defineMessage({
    id: 'operation.analyses.deliver',
    defaultMessage: 'Deliver',
    description: 'Button: opens the form for the video and the annotated game, and sends them.',
  }),
  mend: defineMessage({
    id: 'operation.analyses.mend',
    defaultMessage: 'Deliver again',
    description: 'Button: opens the form of an order that was delivered, to mend it.',
  }),
  delivered: defineMessage({
    id: 'operation.analyses.delivered',
    defaultMessage: 'Delivered. The owner gets it by email.',
    description: 'Notice: an analysis was delivered.',
  }),
  taken: defineMessage({
    id: 'operation.analyses.taken',
    defaultMessage: 'It’s yours now.',
    description: 'Notice: the operator has taken an order.',
  }),
  deliverTitle: defineMessage({
    id: 'operation.analyses.deliverTitle',
    defaultMessage: 'Deliver the analysis',
    description: 'Title of the form for the video and the annotated game.',
  }),
  deliverText: defineMessage({
    id: 'operation.analyses.deliverText',
    defaultMessage: 'The owner gets both by email, and finds them among their games.',
    description: 'Above the form for the video and the annotated game.',
  }),
  analyst: defineMessage({
    id: 'operation.analyses.analyst',
    defaultMessage: 'Analyst',
    description: 'Field: who has analysed the game.',
  }),
  video: defineMessage({
    id: 'operation.analyses.video',
    defaultMessage: 'Link to the video',
    description: 'Field: the address of the analyst’s video.',
  }),
  pgn: defineMessage({
    id: 'operation.analyses.pgn',
    defaultMessage: 'Annotated PGN',
    description: 'Field: the game with variations and words. PGN is a name.',
  }),
  pgnHelp: defineMessage({
    id: 'operation.analyses.pgnHelp',
    defaultMessage: 'Of this very game: download it from its page, and annotate that.',
    description: 'Below the field of the annotated game.',
  }),
  badLink: defineMessage({
    id: 'operation.analyses.badLink',
    defaultMessage: 'Enter a link that starts with https://',
    description: 'At the field of the video.',
  }),
  close: defineMessage({
    id: 'operation.analyses.close',
    defaultMessage: 'Close',
    description: 'Button: closes the form.',
  }),
} as const

export const statusMessages = {
  paid: defineMessage({
    id: 'operation.analyses.status.paid',
    defaultMessage: 'New',
    description: 'How an order stands: nobody has taken it yet.',
  }),
  in_work: defineMessage({
    id: 'operation.analyses.status.inWork',
    defaultMessage: 'In work',
    description: 'How an order stands.',
  }),
  delivered: defineMessage({
    id: 'operation.analyses.status.delivered',
    defaultMessage: 'Delivered',
    description: 'How an order stands.',
  }),
  refunded: defineMessage({
    id: 'operation.analyses.status.refunded',
    defaultMessage: 'Refunded',
    description: 'How an order stands: its money went back, or is on its way.',
  }),
} as const satisfies Record<AnalysisOrderStatus, MessageDescriptor>
