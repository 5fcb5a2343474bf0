import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  berserk: defineMessage({
    id: 'tournament.berserk',
    defaultMessage: 'Go berserk',
    description:
      'Button in a game of an arena, before the own first move: gives half of the own time away for a point more.',
  }),
  berserkHint: defineMessage({
    id: 'tournament.berserk.hint',
    defaultMessage: 'Half your time for an extra point if you win',
    description: 'Beside the button “Go berserk”.',
  }),
  berserkOwn: defineMessage({
    id: 'tournament.berserk.own',
    defaultMessage: 'You went berserk',
    description: 'Mark in a game of an arena: the reader has given half of the time away.',
  }),
  berserkTheirs: defineMessage({
    id: 'tournament.berserk.theirs',
    defaultMessage: 'Your opponent went berserk',
    description: 'Mark in a game of an arena: the opponent has given half of the time away.',
  }),
  berserkWhite: defineMessage({
    id: 'tournament.berserk.white',
    defaultMessage: 'White went berserk',
    description: 'Mark in a game of an arena, for viewers.',
  }),
  berserkBlack: defineMessage({
    id: 'tournament.berserk.black',
    defaultMessage: 'Black went berserk',
    description: 'Mark in a game of an arena, for viewers.',
  }),
  place: defineMessage<{ readonly place: MessageValue; readonly points: MessageValue }>({
    id: 'tournament.game.place',
    defaultMessage: '#{place} with {points}',
    description: 'Beside the name of the tournament, in its game: the reader’s place and points.',
  }),
  back: defineMessage({
    id: 'tournament.game.back',
    defaultMessage: 'Back to the tournament',
    description: 'Link below a finished game of a tournament, where another game has its rematch.',
  }),
}
