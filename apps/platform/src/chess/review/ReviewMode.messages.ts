import type { NavigationTarget } from '@kingside/chess-board'
import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  live: defineMessage({
    id: 'reviewMode.live',
    defaultMessage: 'Current position',
    description: 'The board shows the position of a game that continues.',
  }),
  last: defineMessage({
    id: 'reviewMode.last',
    defaultMessage: 'Last position',
    description: 'The board shows the end of a game that is over.',
  }),
  start: defineMessage({
    id: 'reviewMode.start',
    defaultMessage: 'You’re viewing the starting position',
    description: 'The board shows the position before the first move, not the present one.',
  }),
  move: defineMessage<{ readonly color: string; readonly number: number | bigint }>({
    id: 'reviewMode.move',
    defaultMessage:
      '{color, select, w {You’re viewing White’s move {number, number}} other {You’re viewing Black’s move {number, number}}}',
    description: 'The board shows an earlier position. {number} is the number of the move.',
  }),
  took: defineMessage<{ readonly time: MessageValue }>({
    id: 'reviewMode.took',
    defaultMessage: 'Time spent: {time}',
    description: 'Below “You are looking at White’s move 3”. {time} is like 0:03.4 or 1:05.',
  }),
  unseen: defineMessage<{ readonly count: number | bigint }>({
    id: 'reviewMode.unseen',
    defaultMessage: '{count, plural, one {# new move} other {# new moves}}',
    description: 'Moves that were played while the reader looked at an earlier one.',
  }),
  backToLive: defineMessage({
    id: 'reviewMode.backToLive',
    defaultMessage: 'Back to the game',
    description: 'Button that shows the present position of a game that continues. Short.',
  }),
  backToLast: defineMessage({
    id: 'reviewMode.backToLast',
    defaultMessage: 'Go to the end',
    description: 'Button that shows the end of a game that is over. Short.',
  }),
  moves: defineMessage({
    id: 'reviewMode.moves',
    defaultMessage: 'Game navigation',
    description: 'Names the four buttons that walk through a game.',
  }),
  atStart: defineMessage({
    id: 'reviewMode.atStart',
    defaultMessage: 'This is the starting position.',
    description: 'Why a button that leads back does nothing; for screen readers.',
  }),
  atEnd: defineMessage({
    id: 'reviewMode.atEnd',
    defaultMessage: 'This is the last position.',
    description: 'Why a button that leads on does nothing; for screen readers.',
  }),
}

/** The names of the four buttons. */
export const targetMessages = {
  first: defineMessage({
    id: 'reviewMode.target.first',
    defaultMessage: 'Starting position',
    description: 'Names the button with an arrow that leads to the start of the game.',
  }),
  previous: defineMessage({
    id: 'reviewMode.target.previous',
    defaultMessage: 'Previous move',
    description: 'Names the button with an arrow that leads one move back.',
  }),
  next: defineMessage({
    id: 'reviewMode.target.next',
    defaultMessage: 'Next move',
    description: 'Names the button with an arrow that leads one move on.',
  }),
  last: defineMessage({
    id: 'reviewMode.target.last',
    defaultMessage: 'Last move',
    description: 'Names the button with an arrow that leads to the last move.',
  }),
} as const satisfies Record<NavigationTarget, unknown>
