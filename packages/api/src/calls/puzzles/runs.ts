import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { puzzleResults, runEndings, runKinds } from '../../facts/puzzles.ts'
import { count, idOrSlug, ordinal } from '../tournaments/fields.ts'
import { members } from '../tournaments/members.ts'
import { allowance, allowanceExample, attemptExample, line, puzzle, uci } from './fields.ts'
import { ply } from './solving.ts'

const params = z.object({ id: idOrSlug })
const kind = z.enum(runKinds)

/** A run as it stands on the server, by whose clock it ends. */
const run = z.object({
  id: idOrSlug,
  kind,
  /** Puzzles that were solved. */
  score: count,
  /** Right moves in a row. */
  combo: count,
  /** Whether one move may still be skipped: of a streak. */
  can_skip: z.boolean(),
  /** Whether the first move was made, from which on a timed run's clock goes. */
  is_started: z.boolean(),
  /** What is left of a timed run; null of others. */
  remaining_ms: z.nullable(count),
  /** The puzzle that is to be solved; null when the run is over. Its solution stays on the server. */
  current: z.nullable(
    z.object({
      /** Which one of the run it is, from 1. */
      number: z.int().check(z.gte(1)),
      puzzle,
      line,
    }),
  ),
  /** Null until the run is over. */
  ending: z.nullable(z.enum(runEndings)),
  /** The best scores with this one, of today (UTC) and ever. */
  best_today: count,
  best: count,
  /** Whether this run is better than all before it. */
  is_best: z.boolean(),
  /** The puzzles of a run that is over, in their order. */
  entries: z.readonly(z.array(z.object({ puzzle, result: z.enum(puzzleResults) }))),
})

const given = z.object({ run, allowance })

const judged = z.object({
  /** The move that was made; null when the run was over before it came. */
  move: z.nullable(uci),
  /** Null when the run was over before the move came: then it was not judged. */
  outcome: z.nullable(z.enum(['right', 'wrong', 'solved'])),
  /** What the opponent answers to a right move. */
  reply: z.nullable(uci),
  /** By how much the move has changed the time of a timed run; null when it has not. */
  time_change_ms: z.nullable(z.int()),
  run,
  allowance,
})

const runExample = {
  id: 'rN7bT2xQm4Lp',
  kind: 'timed',
  score: 7,
  combo: 11,
  can_skip: false,
  is_started: true,
  remaining_ms: 96_000,
  current: { number: 9, puzzle: attemptExample.puzzle, line: [] },
  ending: null,
  best_today: 14,
  best: 21,
  is_best: false,
  entries: [],
} as const

const errors = ['not_found', 'puzzle_out_of_step'] as const

const standing = z.object({
  best: count,
  /** Of today (UTC). */
  best_today: count,
  /** Of the run that is not over; null without one. */
  open_score: z.nullable(count),
})

export const listPuzzleRuns = defineCall({
  id: 'puzzles.runs',
  method: 'GET',
  path: 'puzzles/runs/',
  summary: 'Answers with the caller’s best runs, and those that are not over.',
  response: z.object({ streak: standing, timed: standing }),
  errors: [],
  roles: members,
  example: {
    streak: { best: 31, best_today: 12, open_score: 12 },
    timed: { best: 21, best_today: 14, open_score: null },
  },
})

export const startPuzzleRun = defineCall({
  id: 'puzzles.startRun',
  method: 'POST',
  path: 'puzzles/runs/',
  summary:
    'Starts a run, or goes on with the caller’s that is not over. Its puzzles count with their first moves.',
  body: z.object({ kind }),
  response: given,
  errors: ['puzzle_limit_reached', 'no_puzzles'],
  roles: members,
  example: { run: runExample, allowance: allowanceExample },
})

export const getPuzzleRun = defineCall({
  id: 'puzzles.run',
  method: 'GET',
  path: 'puzzles/runs/:id/',
  summary: 'Answers with one of the caller’s runs.',
  params,
  response: given,
  errors: ['not_found'],
  roles: members,
  example: {
    run: {
      ...runExample,
      remaining_ms: 0,
      current: null,
      ending: 'time',
      entries: [{ puzzle: attemptExample.puzzle, result: 'failed' }],
    },
    allowance: allowanceExample,
  },
})

export const playRunMove = defineCall({
  id: 'puzzles.playRun',
  method: 'POST',
  path: 'puzzles/runs/:id/move/',
  summary:
    'Tries a move in a run, and answers with the next puzzle where the move ends one. The same move of the same number is answered alike, and changes nothing more.',
  params,
  body: z.object({
    /** Which puzzle of the run the move is of. */
    number: ordinal(),
    ply,
    uci,
  }),
  response: judged,
  errors,
  roles: members,
  example: {
    move: 'd2g2',
    outcome: 'right',
    reply: 'g3g2',
    time_change_ms: 5000,
    run: {
      ...runExample,
      combo: 12,
      remaining_ms: 99_000,
      current: { ...runExample.current, line: ['d2g2', 'g3g2'] },
    },
    allowance: allowanceExample,
  },
})

export const skipRunMove = defineCall({
  id: 'puzzles.skipInRun',
  method: 'POST',
  path: 'puzzles/runs/:id/skip/',
  summary: 'Makes the right move for the caller: once in a streak.',
  params,
  body: z.object({ number: ordinal(), ply }),
  response: judged,
  errors,
  roles: members,
  example: {
    move: 'd2g2',
    outcome: 'right',
    reply: 'g3g2',
    time_change_ms: null,
    run: {
      ...runExample,
      kind: 'streak',
      remaining_ms: null,
      current: { ...runExample.current, line: ['d2g2', 'g3g2'] },
    },
    allowance: allowanceExample,
  },
})

export const endPuzzleRun = defineCall({
  id: 'puzzles.endRun',
  method: 'POST',
  path: 'puzzles/runs/:id/end/',
  summary: 'Ends a timed run before its time. A streak waits for its player.',
  params,
  response: given,
  errors,
  roles: members,
  example: {
    run: { ...runExample, current: null, ending: 'left' },
    allowance: allowanceExample,
  },
})
