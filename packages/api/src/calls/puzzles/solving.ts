import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { idOrSlug, ordinal } from '../tournaments/fields.ts'
import {
  allowance,
  allowanceExample,
  attempt,
  attemptExample,
  square,
  theme,
  uci,
} from './fields.ts'

const params = z.object({ id: idOrSlug })

const given = z.object({ attempt, allowance })

export const getNextPuzzle = defineCall({
  id: 'puzzles.next',
  method: 'GET',
  path: 'puzzles/next/',
  summary:
    'Gives the caller a puzzle: the one that was begun and left, or another that was never tried. It counts with its first move.',
  query: z.object({
    /** Only accounts solve rated puzzles, and those that failed before. */
    mode: z._default(z.enum(['rated', 'practice', 'review']), 'practice'),
    /** Of practice. */
    theme: z.optional(theme),
    /** Of practice: one that the caller has tried before, to try it again. It is not new, and does not count. */
    puzzle: z.optional(idOrSlug),
    /** A try of practice that the caller wants no more. */
    skip: z.optional(idOrSlug),
  }),
  response: given,
  errors: ['player_uid_missing', 'not_found', 'puzzle_limit_reached', 'no_puzzles'],
  roles: everyone,
  example: { attempt: attemptExample, allowance: allowanceExample },
})

export const getDailyPuzzle = defineCall({
  id: 'puzzles.daily',
  method: 'GET',
  path: 'puzzles/daily/',
  summary: 'Gives the puzzle of the day (UTC), the same for everybody; it does not count.',
  response: given,
  errors: ['player_uid_missing', 'no_puzzles'],
  roles: everyone,
  example: { attempt: { ...attemptExample, mode: 'daily' }, allowance: allowanceExample },
})

/** The number of a move in a try: 1 is the solver's first, 3 the second. */
export const ply = ordinal()

export const playPuzzleMove = defineCall({
  id: 'puzzles.move',
  method: 'POST',
  path: 'puzzles/:id/move/',
  summary:
    'Tries a move. Any mate in one is right. The first wrong move decides the try; moves after it are checked and change nothing. The same move of the same number is answered alike.',
  params,
  body: z.object({ ply, uci }),
  response: z.object({
    outcome: z.enum(['right', 'wrong', 'solved']),
    /** What the opponent answers to a right move. */
    reply: z.nullable(uci),
    attempt,
    allowance,
  }),
  errors: ['player_uid_missing', 'not_found', 'puzzle_limit_reached', 'puzzle_out_of_step'],
  roles: everyone,
  example: {
    outcome: 'right',
    reply: 'g3g2',
    attempt: { ...attemptExample, line: ['d2g2', 'g3g2'] },
    allowance: allowanceExample,
  },
})

export const askPuzzleHint = defineCall({
  id: 'puzzles.hint',
  method: 'POST',
  path: 'puzzles/:id/hint/',
  summary:
    'Tells from where the right move goes, and when asked also to where. The first hint decides a try that is open.',
  params,
  body: z.object({ ply, kind: z.enum(['square', 'move']) }),
  response: z.object({
    square,
    /** Null when only the square was asked for. */
    move: z.nullable(uci),
    attempt,
    allowance,
  }),
  errors: ['player_uid_missing', 'not_found', 'puzzle_limit_reached', 'puzzle_out_of_step'],
  roles: everyone,
  example: {
    square: 'd2',
    move: null,
    attempt: { ...attemptExample, result: 'hinted', rating: { before: 1540, after: 1531 } },
    allowance: allowanceExample,
  },
})
