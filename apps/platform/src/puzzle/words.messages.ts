import { defineMessage } from 'react-intl'

export const messages = {
  daily: defineMessage({
    id: 'puzzles.daily',
    defaultMessage: 'Daily puzzle',
    description: 'The puzzle of the day.',
  }),
  practice: defineMessage({
    id: 'puzzles.practice',
    defaultMessage: 'Practice',
    description: 'Puzzles that change no rating.',
  }),
  puzzles: defineMessage({
    id: 'puzzles.puzzles',
    defaultMessage: 'Puzzles',
    description: 'The pages of puzzles.',
  }),
  rated: defineMessage({
    id: 'puzzles.rated',
    defaultMessage: 'Rated puzzles',
    description: 'Puzzles for the rating.',
  }),
  review: defineMessage({
    id: 'puzzles.review',
    defaultMessage: 'Missed puzzles',
    description: 'Puzzles that failed before and are tried again.',
  }),
  streak: defineMessage({
    id: 'puzzles.streak',
    defaultMessage: 'Puzzle streak',
    description: 'Puzzles that get harder until the first miss.',
  }),
  timed: defineMessage({
    id: 'puzzles.timed',
    defaultMessage: 'Three-minute run',
    description: 'As many puzzles as can be solved in three minutes.',
  }),
} as const
