import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'review.title',
    defaultMessage: 'Review',
    description: 'Title of the panel that shows how a finished game was played.',
  }),
  scanning: defineMessage({
    id: 'review.scanning',
    defaultMessage: 'Looking through the game…',
    description: 'In the panel while the engine looks at each position.',
  }),
  checking: defineMessage({
    id: 'review.checking',
    defaultMessage: 'Taking a closer look at the key moments…',
    description: 'In the panel while the engine looks more deeply at the moves that cost most.',
  }),
  done: defineMessage({
    id: 'review.done',
    defaultMessage: 'Review complete',
    description: 'Read out when the review is done.',
  }),
  retryOwn: defineMessage({
    id: 'review.retry.own',
    defaultMessage: 'Retry your mistakes',
    description: 'Button: find the better move where the reader went wrong.',
  }),
  retryBoth: defineMessage({
    id: 'review.retry.both',
    defaultMessage: 'Find the better moves',
    description: 'The same button for somebody who did not play the game.',
  }),
  flawlessOwn: defineMessage({
    id: 'review.flawless.own',
    defaultMessage: 'You made no real mistakes. Well played!',
    description: 'In place of the mistakes.',
  }),
  flawlessBoth: defineMessage({
    id: 'review.flawless.both',
    defaultMessage: 'There were no real mistakes in this game.',
    description: 'In place of the mistakes, for somebody who did not play the game.',
  }),
  moments: defineMessage({
    id: 'review.moments',
    defaultMessage: 'Key moments',
    description: 'Heading of the list of moves that cost most.',
  }),
  lost: defineMessage<{ readonly percent: MessageValue }>({
    id: 'review.lost',
    defaultMessage: 'Winning chances: {percent}',
    description: 'What a move did to the winning chances. {percent} is like “−32%”.',
  }),
  better: defineMessage<{ readonly line: MessageValue }>({
    id: 'review.better',
    defaultMessage: 'Better was {line}',
    description: '{line} is like “14. Qd2 Nf6”.',
  }),
  showBetter: defineMessage({
    id: 'review.better.show',
    defaultMessage: 'Show better move',
    description: 'Button beside a move that was a mistake.',
  }),
}

export const retryMessages = {
  title: defineMessage({
    id: 'retryMistakes.title',
    defaultMessage: 'Find the better move',
    description: 'Names the part in which the reader looks for better moves.',
  }),
  number: defineMessage<{ readonly number: number | bigint; readonly total: number | bigint }>({
    id: 'retryMistakes.number',
    defaultMessage: 'Moment {number, number} of {total, number}',
    description: 'Which of the moves that went wrong is asked.',
  }),
  askOwn: defineMessage<{ readonly move: MessageValue }>({
    id: 'retryMistakes.ask.own',
    defaultMessage: 'You played {move}. Find a better move.',
    description: '{move} is like “14. Nxe5”.',
  }),
  askWhite: defineMessage<{ readonly move: MessageValue }>({
    id: 'retryMistakes.ask.white',
    defaultMessage: 'White played {move}. Find a better move.',
    description: '{move} is like “14. Nxe5”.',
  }),
  askBlack: defineMessage<{ readonly move: MessageValue }>({
    id: 'retryMistakes.ask.black',
    defaultMessage: 'Black played {move}. Find a better move.',
    description: '{move} is like “14… Nxe5”.',
  }),
  judging: defineMessage<{ readonly move: MessageValue }>({
    id: 'retryMistakes.judging',
    defaultMessage: 'Checking {move}…',
    description: 'While the engine judges the reader’s move.',
  }),
  wrong: defineMessage<{ readonly move: MessageValue }>({
    id: 'retryMistakes.wrong',
    defaultMessage: '{move} isn’t good enough. Try another move.',
    description: 'The reader’s move is not much better than the one of the game.',
  }),
  unjudged: defineMessage<{ readonly move: MessageValue }>({
    id: 'retryMistakes.unjudged',
    defaultMessage: 'Couldn’t check {move}. Try another move.',
    description: 'The engine failed.',
  }),
  found: defineMessage<{ readonly move: MessageValue }>({
    id: 'retryMistakes.found',
    defaultMessage: '{move} is a good move!',
    description: 'The reader has found a move that is good enough.',
  }),
  shown: defineMessage<{ readonly move: MessageValue }>({
    id: 'retryMistakes.shown',
    defaultMessage: 'The best move was {move}.',
    description: 'After the reader asked for the answer.',
  }),
  finished: defineMessage<{ readonly found: number | bigint; readonly total: number | bigint }>({
    id: 'retryMistakes.finished',
    defaultMessage: 'You found {found, number} of {total, number}.',
    description: 'After the last moment: how many better moves were found.',
  }),
  show: defineMessage({
    id: 'retryMistakes.show',
    defaultMessage: 'Show answer',
    description: 'Button.',
  }),
  skip: defineMessage({
    id: 'retryMistakes.skip',
    defaultMessage: 'Skip',
    description: 'Button: go on to the next moment.',
  }),
  next: defineMessage({
    id: 'retryMistakes.next',
    defaultMessage: 'Next',
    description: 'Button: go on to the next moment.',
  }),
  again: defineMessage({
    id: 'retryMistakes.again',
    defaultMessage: 'Start over',
    description: 'Button: all moments once more.',
  }),
  leave: defineMessage({
    id: 'retryMistakes.leave',
    defaultMessage: 'Back to review',
    description: 'Button that closes the part.',
  }),
}
