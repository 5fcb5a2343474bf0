import type { RunEnding, RunKind } from '@kingside/api/facts'
import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  again: {
    streak: defineMessage({
      id: 'puzzles.run.again.streak',
      defaultMessage: 'New streak',
      description: 'Button after the end of a streak.',
    }),
    timed: defineMessage({
      id: 'puzzles.run.again.timed',
      defaultMessage: 'New run',
      description: 'Button after the end of a run of three minutes.',
    }),
  } satisfies Record<RunKind, unknown>,
  best: defineMessage({
    id: 'puzzles.run.best',
    defaultMessage: 'Best ever',
    description: 'Name of a number: the best score.',
  }),
  bestToday: defineMessage({
    id: 'puzzles.run.bestToday',
    defaultMessage: 'Best today',
    description: 'Name of a number: the best score of today.',
  }),
  bonus: defineMessage<{ readonly change: MessageValue; readonly moves: number | bigint }>({
    id: 'puzzles.run.bonus',
    defaultMessage: '{moves, number} in a row: {change}',
    description: 'What the next bonus is, like: 12 in a row: +5 s.',
  }),
  change: defineMessage<{ readonly seconds: MessageValue }>({
    id: 'puzzles.run.change',
    defaultMessage: '{seconds} s',
    description: 'Seconds that were won or lost, like +5 s.',
  }),
  changeSpoken: defineMessage<{ readonly seconds: number | bigint; readonly sign: string }>({
    id: 'puzzles.run.changeSpoken',
    defaultMessage:
      '{sign, select, plus {{seconds, plural, one {# second gained} other {# seconds gained}}} other {{seconds, plural, one {# second lost} other {# seconds lost}}}}',
    description: 'Read aloud: seconds that were won or lost.',
  }),
  clock: defineMessage({
    id: 'puzzles.run.clock',
    defaultMessage: 'Time left',
    description: 'Names the clock.',
  }),
  clockStart: defineMessage({
    id: 'puzzles.run.clockStart',
    defaultMessage: 'The clock starts with your first move.',
    description: 'Before the first move of a run of three minutes.',
  }),
  combo: defineMessage({
    id: 'puzzles.run.combo',
    defaultMessage: 'In a row',
    description: 'Name of a number: right moves in a row.',
  }),
  end: defineMessage({
    id: 'puzzles.run.end',
    defaultMessage: 'End',
    description: 'Short button in the bar of actions: ends the run before its time.',
  }),
  endQuestion: defineMessage({
    id: 'puzzles.run.endQuestion',
    defaultMessage: 'End the run?',
    description: 'Title of a question.',
  }),
  endText: defineMessage({
    id: 'puzzles.run.endText',
    defaultMessage: 'The puzzles you’ve solved count.',
    description: 'Text of that question.',
  }),
  endYes: defineMessage({
    id: 'puzzles.run.endYes',
    defaultMessage: 'End the run',
    description: 'Button: yes.',
  }),
  ending: {
    left: defineMessage({
      id: 'puzzles.run.ending.left',
      defaultMessage: 'You ended the run.',
      description: 'Why a run is over.',
    }),
    limit: defineMessage({
      id: 'puzzles.run.ending.limit',
      defaultMessage: 'That was your last free puzzle of today, so the run is over.',
      description: 'Why a run is over: the limit of the day.',
    }),
    missed: defineMessage({
      id: 'puzzles.run.ending.missed',
      defaultMessage: 'Wrong move! A streak ends with the first one.',
      description: 'Why a streak is over.',
    }),
    none_left: defineMessage({
      id: 'puzzles.run.ending.noneLeft',
      defaultMessage: 'We have no more puzzles for this run.',
      description: 'Why a run is over.',
    }),
    time: defineMessage({
      id: 'puzzles.run.ending.time',
      defaultMessage: 'Your time is up.',
      description: 'Why a run of three minutes is over.',
    }),
  } satisfies Record<RunEnding, unknown>,
  keys: {
    streak: defineMessage({
      id: 'puzzles.run.keys.streak',
      defaultMessage: 'Keys: S skip, F flip, ? all keys',
      description: 'Hint for those who use the keyboard.',
    }),
    timed: defineMessage({
      id: 'puzzles.run.keys.timed',
      defaultMessage: 'Keys: F flip, ? all keys',
      description: 'Hint for those who use the keyboard.',
    }),
  } satisfies Record<RunKind, unknown>,
  leave: defineMessage({
    id: 'puzzles.run.leave',
    defaultMessage: 'Leave',
    description: 'Button: leaves the page while a run is in progress.',
  }),
  leaveQuestion: defineMessage({
    id: 'puzzles.run.leaveQuestion',
    defaultMessage: 'Leave the run?',
    description: 'Title of the question before the page is left while a run is in progress.',
  }),
  leaveText: defineMessage({
    id: 'puzzles.run.leaveText',
    defaultMessage: 'The clock keeps running. You can come back until it runs out.',
    description: 'Text of that question.',
  }),
  missed: defineMessage({
    id: 'puzzles.run.missed',
    defaultMessage: 'Missed puzzles',
    description: 'Heading of the puzzles of a run that were missed.',
  }),
  missedText: defineMessage({
    id: 'puzzles.run.missedText',
    defaultMessage: 'Try them again without rating. They don’t count towards the daily limit.',
    description: 'Below that heading.',
  }),
  needsAccount: {
    streak: defineMessage({
      id: 'puzzles.run.needsAccount.streak',
      defaultMessage: 'Sign in to start a streak',
      description: 'Title for a visitor.',
    }),
    timed: defineMessage({
      id: 'puzzles.run.needsAccount.timed',
      defaultMessage: 'Sign in to start a run',
      description: 'Title for a visitor.',
    }),
  } satisfies Record<RunKind, unknown>,
  needsAccountText: defineMessage({
    id: 'puzzles.run.needsAccountText',
    defaultMessage: 'We’ll keep your best scores, and you can continue on any device.',
    description: 'Below that title.',
  }),
  newBest: defineMessage({
    id: 'puzzles.run.newBest',
    defaultMessage: 'New best',
    description: 'Mark of a score that is better than all before it.',
  }),
  noneLeftText: defineMessage({
    id: 'puzzles.run.noneLeftText',
    defaultMessage: 'Come back later for new ones.',
    description: 'Below the title when there are no puzzles.',
  }),
  offline: {
    streak: defineMessage({
      id: 'puzzles.run.offline.streak',
      defaultMessage: 'Your streak is kept. It continues when you’re back.',
      description: 'Below the title that the reader is offline.',
    }),
    timed: defineMessage({
      id: 'puzzles.run.offline.timed',
      defaultMessage: 'Your move will be sent when you’re back. The clock keeps running.',
      description: 'Below the title that the reader is offline.',
    }),
  } satisfies Record<RunKind, unknown>,
  refreshing: defineMessage({
    id: 'puzzles.run.refreshing',
    defaultMessage: 'Checking the time…',
    description: 'Status while the end of a run is asked for.',
  }),
  score: defineMessage({
    id: 'puzzles.run.score',
    defaultMessage: 'Solved',
    description: 'Name of a number: the puzzles that were solved in a run.',
  }),
  secondsLeft: defineMessage<{ readonly seconds: number | bigint }>({
    id: 'puzzles.run.secondsLeft',
    defaultMessage: '{seconds, plural, one {# second left} other {# seconds left}}',
    description: 'Read aloud when little time is left.',
  }),
  skip: defineMessage({
    id: 'puzzles.run.skip',
    defaultMessage: 'Skip',
    description: 'Short button in the bar of actions: the right move is made for the reader.',
  }),
  skipUsed: defineMessage({
    id: 'puzzles.run.skipUsed',
    defaultMessage: 'You’ve used the one skip of this streak',
    description: 'Why there is no skip.',
  }),
  skipWhy: defineMessage({
    id: 'puzzles.run.skipWhy',
    defaultMessage: 'You can skip when it’s your move',
    description: 'Why there is no skip now.',
  }),
  endWhy: defineMessage({
    id: 'puzzles.run.endWhy',
    defaultMessage: 'The clock hasn’t started yet',
    description: 'Why a run can’t be ended.',
  }),
  solved: defineMessage({
    id: 'puzzles.run.solved',
    defaultMessage: 'Solved puzzles',
    description: 'Heading of the puzzles of a run that were solved.',
  }),
  stay: defineMessage({
    id: 'puzzles.run.stay',
    defaultMessage: 'Keep solving',
    description: 'Button: stays on the page.',
  }),
  title: defineMessage<{ readonly score: number | bigint }>({
    id: 'puzzles.run.title',
    defaultMessage:
      '{score, plural, =0 {No puzzle solved} one {# puzzle solved} other {# puzzles solved}}',
    description: 'Title after the end of a run.',
  }),
} as const
