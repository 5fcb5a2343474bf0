import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { packRules, puzzleResults } from '../../facts/puzzles.ts'
import { count, idOrSlug, moment } from '../tournaments/fields.ts'
import { allowance, allowanceExample, attemptExample, puzzle, theme, uci } from './fields.ts'

/** A puzzle with its solution. */
const packed = z.extend(z.omit(puzzle, { first_move: true }), {
  /** The opponent's first move, then the solution with the replies. */
  moves: z.readonly(z.array(uci)),
  themes: z.readonly(z.array(theme)),
})

export const getPuzzlePack = defineCall({
  id: 'puzzles.pack',
  method: 'GET',
  path: 'puzzles/pack/',
  summary:
    'Answers with the puzzles for practice without a connection, the same for everybody. No others are given with their solution, and none of these is rated.',
  response: z.object({ puzzles: z.readonly(z.array(packed)) }),
  errors: [],
  roles: everyone,
  example: {
    puzzles: [
      {
        id: '01tg7',
        fen: attemptExample.puzzle.fen,
        rating: 1542,
        plays: 209,
        moves: ['f2c5', 'd2g2', 'g3g2', 'b7g2'],
        themes: ['fork', 'middlegame'],
      },
    ],
  },
})

export const countPackTries = defineCall({
  id: 'puzzles.countPackTries',
  method: 'POST',
  path: 'puzzles/pack/tries/',
  summary:
    'Counts tries of the pack that were made without a connection, also beyond what the day has left. A try with the same id is counted once.',
  body: z.object({
    tries: z
      .array(
        z.object({
          /** Made by the device, such as a UUID. */
          id: z.string().check(z.regex(/^[\w-]{16,64}$/, 'expected 16 to 64 letters and digits')),
          puzzle: idOrSlug,
          result: z.enum(puzzleResults),
          /** When it was decided, by the device's clock. */
          at: moment,
        }),
      )
      .check(z.minLength(1), z.maxLength(packRules.triesAtOnce)),
  }),
  response: z.object({
    /** How many were new; those of puzzles that are in the pack no more are left out. */
    counted: count,
    allowance,
  }),
  errors: ['player_uid_missing'],
  roles: everyone,
  example: { counted: 3, allowance: allowanceExample },
})
