import type { RunKind } from '@kingside/api/facts'
import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  allThemes: defineMessage({
    id: 'puzzles.start.allThemes',
    defaultMessage: 'All themes',
    description: 'Button: practice of any theme.',
  }),
  dailyDone: defineMessage<{ readonly result: string }>({
    id: 'puzzles.start.dailyDone',
    defaultMessage:
      '{result, select, solved {Solved today} hinted {Solved today with hints} other {Missed today}}',
    description: 'How the puzzle of the day went.',
  }),
  dailyFailed: defineMessage({
    id: 'puzzles.start.dailyFailed',
    defaultMessage: 'Couldn’t load the daily puzzle',
    description: 'In place of the puzzle of the day.',
  }),
  dailyText: defineMessage<{ readonly side: string }>({
    id: 'puzzles.start.dailyText',
    defaultMessage: '{side, select, w {White to move} other {Black to move}}',
    description: 'Below the puzzle of the day: whose move it is.',
  }),
  failed: defineMessage({
    id: 'puzzles.start.failed',
    defaultMessage: 'Couldn’t load your progress',
    description: 'In place of the progress.',
  }),
  history: defineMessage({
    id: 'puzzles.start.history',
    defaultMessage: 'Last puzzles',
    description: 'Heading of the puzzles that were tried last.',
  }),
  historyFailed: defineMessage({
    id: 'puzzles.start.historyFailed',
    defaultMessage: 'Couldn’t load your last puzzles',
    description: 'In place of the last puzzles.',
  }),
  left: defineMessage({
    id: 'puzzles.start.left',
    defaultMessage: 'Free puzzles today',
    description: 'Name of a number: how many were begun of how many.',
  }),
  leftValue: defineMessage<{ readonly limit: number | bigint; readonly used: number | bigint }>({
    id: 'puzzles.start.leftValue',
    defaultMessage: '{used, number} of {limit, number}',
    description: 'Number: how many were begun of how many.',
  }),
  noHistory: defineMessage({
    id: 'puzzles.start.noHistory',
    defaultMessage: 'No puzzles yet',
    description: 'Title of an empty list.',
  }),
  noHistoryText: defineMessage({
    id: 'puzzles.start.noHistoryText',
    defaultMessage: 'Puzzles you try appear here.',
    description: 'Below that title.',
  }),
  practiceText: defineMessage({
    id: 'puzzles.start.practiceText',
    defaultMessage: 'No rating at stake. Choose what to train.',
    description: 'Below the heading of practice.',
  }),
  puzzleName: defineMessage<{ readonly id: MessageValue }>({
    id: 'puzzles.start.puzzleName',
    defaultMessage: 'Puzzle {id}',
    description: 'Names a puzzle by its id, such as 01tg7.',
  }),
  ratedText: defineMessage({
    id: 'puzzles.start.ratedText',
    defaultMessage: 'One try each, at your level. The first wrong move or hint decides.',
    description: 'Below the heading of rated puzzles.',
  }),
  rating: defineMessage({
    id: 'puzzles.start.rating',
    defaultMessage: 'Rating',
    description: 'Name of a number.',
  }),
  ratingChange: defineMessage<{ readonly change: MessageValue }>({
    id: 'puzzles.start.ratingChange',
    defaultMessage: '{change} today',
    description: 'By how much the rating changed today, such as +12.',
  }),
  reviewCount: defineMessage<{ readonly count: number | bigint }>({
    id: 'puzzles.start.reviewCount',
    defaultMessage: '{count, plural, one {# puzzle to repeat} other {# puzzles to repeat}}',
    description: 'Link to the missed puzzles that have come again.',
  }),
  runBest: defineMessage<{ readonly best: number | bigint; readonly today: number | bigint }>({
    id: 'puzzles.start.runBest',
    defaultMessage: 'Best ever: {best, number}, today: {today, number}',
    description: 'The reader’s best scores in a kind of run.',
  }),
  runOpen: {
    streak: defineMessage<{ readonly score: number | bigint }>({
      id: 'puzzles.start.runOpen.streak',
      defaultMessage: 'Continue your streak: {score, number}',
      description: 'Button: goes on with a streak of so many puzzles.',
    }),
    timed: defineMessage<{ readonly score: number | bigint }>({
      id: 'puzzles.start.runOpen.timed',
      defaultMessage: 'Back to your run: {score, number}',
      description: 'Button: goes back to a run whose clock goes.',
    }),
  } satisfies Record<RunKind, unknown>,
  runStart: {
    streak: defineMessage({
      id: 'puzzles.start.runStart.streak',
      defaultMessage: 'Start a streak',
      description: 'Button.',
    }),
    timed: defineMessage({
      id: 'puzzles.start.runStart.timed',
      defaultMessage: 'Start a run',
      description: 'Button.',
    }),
  } satisfies Record<RunKind, unknown>,
  runText: {
    streak: defineMessage({
      id: 'puzzles.start.runText.streak',
      defaultMessage: 'Each puzzle is harder. The first miss ends it, and you may skip one move.',
      description: 'Below the heading of a streak.',
    }),
    timed: defineMessage({
      id: 'puzzles.start.runText.timed',
      defaultMessage:
        'As many as you can. Right moves in a row give you time, and a miss costs 10 seconds.',
      description: 'Below the heading of a run of three minutes.',
    }),
  } satisfies Record<RunKind, unknown>,
  signIn: defineMessage({
    id: 'puzzles.start.signIn',
    defaultMessage: 'Sign in',
    description: 'Button.',
  }),
  solve: defineMessage({
    id: 'puzzles.start.solve',
    defaultMessage: 'Solve',
    description: 'Button: opens the puzzle of the day.',
  }),
  solved: defineMessage({
    id: 'puzzles.start.solved',
    defaultMessage: 'Solved',
    description: 'Name of a number.',
  }),
  solvedValue: defineMessage<{ readonly solved: number | bigint; readonly tried: number | bigint }>(
    {
      id: 'puzzles.start.solvedValue',
      defaultMessage: '{solved, number} of {tried, number}',
      description: 'Number: how many were solved of how many.',
    },
  ),
  start: defineMessage({
    id: 'puzzles.start.start',
    defaultMessage: 'Solve puzzles',
    description: 'Button: rated puzzles.',
  }),
  startPractice: defineMessage({
    id: 'puzzles.start.startPractice',
    defaultMessage: 'Practise',
    description: 'Button: puzzles without the rating.',
  }),
  streak: defineMessage({
    id: 'puzzles.start.streak',
    defaultMessage: 'In a row today',
    description: 'Name of a number: solved rated puzzles in a row.',
  }),
  themeProgress: defineMessage<{
    readonly solved: number | bigint
    readonly tried: number | bigint
  }>({
    id: 'puzzles.start.themeProgress',
    defaultMessage: '{solved, number} of {tried, number} solved',
    description: 'Progress of a theme.',
  }),
  themes: defineMessage({
    id: 'puzzles.start.themes',
    defaultMessage: 'Themes',
    description: 'Heading.',
  }),
  visitorText: defineMessage({
    id: 'puzzles.start.visitorText',
    defaultMessage:
      'Sign in to solve five puzzles a day for a rating. One without an account is free.',
    description: 'For visitors.',
  }),
} as const
