import type { AnalysisOrderStatus } from '@kingside/api/facts'
import { defineMessage, type MessageDescriptor, type MessageValue } from 'react-intl'

export const messages = {
  players: defineMessage<{ readonly black: MessageValue; readonly white: MessageValue }>({
    id: 'ownAnalyses.players',
    defaultMessage: '{white} – {black}',
    description: 'Whose game it is: the names of White and Black.',
  }),
  title: defineMessage({
    id: 'ownAnalyses.title',
    defaultMessage: 'Grandmasters’ analyses',
    description: 'Heading above the analyses that the reader has paid for.',
  }),
  due: defineMessage<{ readonly day: MessageValue }>({
    id: 'ownAnalyses.due',
    defaultMessage: 'By {day}',
    description: 'By when an analysis is there. The day is such as 5 December.',
  }),
  video: defineMessage({
    id: 'ownAnalyses.video',
    defaultMessage: 'Watch the video (another site)',
    description: 'Link to the analyst’s video, which opens beside the page.',
  }),
  pgn: defineMessage({
    id: 'ownAnalyses.pgn',
    defaultMessage: 'Annotated PGN',
    description: 'Button: saves the annotated game as a file. PGN is a name.',
  }),
} as const

export const statusMessages = {
  paid: defineMessage({
    id: 'ownAnalyses.status.paid',
    defaultMessage: 'In the queue',
    description: 'How an analysis stands: paid for, and nobody works on it yet.',
  }),
  in_work: defineMessage({
    id: 'ownAnalyses.status.inWork',
    defaultMessage: 'In work',
    description: 'How an analysis stands: the grandmaster works on it.',
  }),
  delivered: defineMessage({
    id: 'ownAnalyses.status.delivered',
    defaultMessage: 'Delivered',
    description: 'How an analysis stands.',
  }),
  refunded: defineMessage({
    id: 'ownAnalyses.status.refunded',
    defaultMessage: 'Refunded',
    description: 'How an analysis stands: its money went back, or is on its way.',
  }),
} as const satisfies Record<AnalysisOrderStatus, MessageDescriptor>
