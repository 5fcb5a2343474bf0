import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  fromLevel: defineMessage<{ readonly level: MessageValue }>({
    id: 'tower.reward.fromLevel',
    defaultMessage: 'From level {level} of the tower',
    description: 'Where a reward comes from.',
  }),
  postcardOf: defineMessage<{ readonly level: MessageValue; readonly piece: MessageValue }>({
    id: 'tower.reward.postcardOf',
    defaultMessage: 'Postcard of level {level}: {piece} on a hill before the tower',
    description: 'Describes the picture; piece is a chess piece in lower case.',
  }),
  greeting: defineMessage<{ readonly level: MessageValue }>({
    id: 'tower.reward.greeting',
    defaultMessage: 'Greetings from level {level}',
    description: 'Written on a postcard.',
  }),
  waits: defineMessage({
    id: 'tower.reward.waits',
    defaultMessage: 'It waits with what you have until you use it.',
    description: 'About a promo code or a month of Pro that was won.',
  }),
  open: defineMessage({
    id: 'tower.reward.open',
    defaultMessage: 'See what you have',
    description: 'Button that opens what was won or bought.',
  }),
  unknown: defineMessage({
    id: 'tower.reward.unknown',
    defaultMessage: 'Reward not found',
    description: 'For an address that names no reward.',
  }),
  notYours: defineMessage({
    id: 'tower.reward.notYours',
    defaultMessage: 'You haven’t claimed this reward yet',
    description: 'For a reward that the reader does not have.',
  }),
  tower: defineMessage({
    id: 'tower.reward.tower',
    defaultMessage: 'To the tower',
    description: 'Button that opens the page of the tower.',
  }),
}

/** The pieces on postcards, in lower case. */
export const pieceNames = {
  p: defineMessage({
    id: 'tower.reward.pawn',
    defaultMessage: 'a pawn',
    description: 'In the description of a postcard.',
  }),
  n: defineMessage({
    id: 'tower.reward.knight',
    defaultMessage: 'a knight',
    description: 'In the description of a postcard.',
  }),
  b: defineMessage({
    id: 'tower.reward.bishop',
    defaultMessage: 'a bishop',
    description: 'In the description of a postcard.',
  }),
  r: defineMessage({
    id: 'tower.reward.rook',
    defaultMessage: 'a rook',
    description: 'In the description of a postcard.',
  }),
  q: defineMessage({
    id: 'tower.reward.queen',
    defaultMessage: 'a queen',
    description: 'In the description of a postcard.',
  }),
  k: defineMessage({
    id: 'tower.reward.king',
    defaultMessage: 'a king',
    description: 'In the description of a postcard.',
  }),
}
