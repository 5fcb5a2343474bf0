import type { PuzzleMode, PuzzleResult, PuzzleTheme } from '@kingside/api/facts'
import type { Rating } from '../ratings/glicko.ts'

/** A puzzle with its solution. */
export interface Puzzle {
  readonly id: number
  readonly slug: string
  /** Before the opponent's move. */
  readonly fen: string
  /** In UCI; the first is the opponent's, the last the solver's. */
  readonly moves: readonly string[]
  readonly themes: readonly PuzzleTheme[]
  readonly rating: Rating
  /** How often it was tried. */
  readonly plays: number
}

/** A player's try of a puzzle. */
export interface Attempt {
  readonly id: number
  readonly uid: string
  readonly playerId: number
  readonly mode: PuzzleMode
  readonly puzzle: Puzzle
  /** Where in a run it is; null of a puzzle by itself. */
  readonly inRun: { readonly runId: number; readonly number: number } | null
  /** Right moves of the solver so far. */
  readonly found: number
  /** Null until it is decided. */
  readonly result: PuzzleResult | null
  /** Of a rated try that is decided. */
  readonly rating: { readonly before: number; readonly after: number } | null
  /** Null before the first move or hint. */
  readonly begunAt: Date | null
  readonly endedAt: Date | null
}

/** The moves that were right so far, with the replies, after the opponent's first one. */
export const lineOf = ({ puzzle: { moves }, found }: Attempt): readonly string[] =>
  moves.slice(1, 1 + 2 * found)

/** Whether the solution has been played to its end. */
export const isPlayedOut = ({ puzzle: { moves }, found }: Attempt): boolean =>
  2 * found >= moves.length - 1

/** The day of a moment (UTC), as `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The midnight (UTC) after a moment. */
export function nextMidnight(at: Date): Date {
  const next = new Date(at)
  next.setUTCHours(24, 0, 0, 0)
  return next
}
