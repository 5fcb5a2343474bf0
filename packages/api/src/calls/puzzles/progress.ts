import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { puzzleResults } from '../../facts/puzzles.ts'
import { count, moment, page, paging } from '../tournaments/fields.ts'
import { members } from '../tournaments/members.ts'
import { allowance, allowanceExample, attempt, attemptExample, rating, theme } from './fields.ts'

const themeProgress = z.object({
  theme,
  /** Puzzles of the theme that the caller has tried, and those that were solved without a hint. */
  tried: count,
  solved: count,
})

export const getPuzzleProgress = defineCall({
  id: 'puzzles.progress',
  method: 'GET',
  path: 'puzzles/progress/',
  summary: 'Answers with how the caller stands with puzzles.',
  response: z.object({
    rating: z.object({
      value: rating,
      /** Whether it is still uncertain. */
      is_provisional: z.boolean(),
      /** By how much it changed since midnight UTC. */
      change_today: z.int(),
    }),
    /** Rated puzzles that were solved in a row, up to now and today. */
    streak_today: count,
    tried: count,
    solved: count,
    /** Puzzles that failed before and are to be tried again now. */
    reviews_due: count,
    allowance,
    themes: z.readonly(z.array(themeProgress)),
  }),
  errors: [],
  roles: members,
  example: {
    rating: { value: 1540, is_provisional: false, change_today: 12 },
    streak_today: 3,
    tried: 214,
    solved: 151,
    reviews_due: 4,
    allowance: allowanceExample,
    themes: [{ theme: 'fork', tried: 40, solved: 31 }],
  },
})

export const listPuzzleHistory = defineCall({
  id: 'puzzles.history',
  method: 'GET',
  path: 'puzzles/history/',
  summary: 'Lists the puzzles that the caller has tried, the last one first.',
  query: z.object({
    ...paging(30),
    result: z.optional(z.enum(puzzleResults)),
  }),
  response: page(z.object({ attempt, at: moment })),
  errors: [],
  roles: members,
  example: {
    count: 1,
    results: [
      {
        attempt: {
          ...attemptExample,
          line: ['d2g2', 'g3g2', 'b7g2'],
          result: 'solved',
          rating: { before: 1540, after: 1552 },
          themes: ['fork', 'middlegame'],
        },
        at: '2026-11-29T18:00:00Z',
      },
    ],
  },
})

export const listPuzzleThemes = defineCall({
  id: 'puzzles.themes',
  method: 'GET',
  path: 'puzzles/themes/',
  summary: 'Lists the themes that there are puzzles of, with their number.',
  response: z.readonly(z.array(z.object({ theme, count }))),
  errors: [],
  roles: everyone,
  example: [
    { theme: 'fork', count: 705 },
    { theme: 'pin', count: 199 },
  ],
})
