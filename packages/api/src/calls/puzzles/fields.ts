import { z } from 'zod/mini'
import { puzzleModes, puzzleResults, puzzleThemes } from '../../facts/puzzles.ts'
import { count, idOrSlug, moment } from '../tournaments/fields.ts'

export const theme = z.enum(puzzleThemes)

/** A move as UCI writes it, such as `e7e8q`. */
export const uci = z.string().check(z.regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/, 'expected a UCI move'))

export const square = z.string().check(z.regex(/^[a-h][1-8]$/))

export const rating = z.int().check(z.nonnegative())

/** What the caller may still begin today. */
export const allowance = z.object({
  /** New puzzles begun since midnight UTC. */
  used: count,
  /** Null is without a limit. */
  limit: z.nullable(count),
  /** The next midnight UTC. */
  reset_at: moment,
})
export type PuzzleAllowance = z.output<typeof allowance>

/** How the rating changed with a try. */
const ratingChange = z.object({ before: rating, after: rating })

/** What everybody may know of a puzzle that is not solved yet. */
export const puzzle = z.object({
  id: idOrSlug,
  /** Before the opponent's move, which comes first. */
  fen: z.string(),
  /** The opponent's move, which the solver answers. */
  first_move: uci,
  rating,
  /** How often it was tried. */
  plays: count,
})

/** The moves that were right so far, with the replies, after the opponent's first one: where to go on. */
export const line = z.readonly(z.array(uci))

/** A try of a puzzle. The solution stays on the server. */
export const attempt = z.object({
  /** Of the try, not of the puzzle. */
  id: idOrSlug,
  mode: z.enum(puzzleModes),
  puzzle,
  line,
  /** Null until it is decided. */
  result: z.nullable(z.enum(puzzleResults)),
  /** Of a rated try that is decided. */
  rating: z.nullable(ratingChange),
  /** What the puzzle is about: told once the try is decided. */
  themes: z.nullable(z.readonly(z.array(theme))),
})
export type PuzzleAttempt = z.output<typeof attempt>

export const attemptExample = {
  id: 'pT4kQ9vLm2Za',
  mode: 'rated',
  puzzle: {
    id: '01tg7',
    fen: '8/1bnr2pk/4pq1p/p1p1Rp2/P1B2P2/1PP3Q1/3r1BPP/4R1K1 w - - 1 44',
    first_move: 'f2c5',
    rating: 1542,
    plays: 209,
  },
  line: [],
  result: null,
  rating: null,
  themes: null,
} as const

export const allowanceExample = { used: 2, limit: 5, reset_at: '2026-11-30T00:00:00Z' } as const
