import { puzzleThemes, type PuzzleTheme } from '@kingside/api/facts'
import { eq } from 'drizzle-orm'
import type { Attempt, Puzzle } from '../../domain/puzzles/puzzle.ts'
import type { Database } from '../database.ts'
import { puzzleAttempts, puzzles } from '../schema.ts'

const known: ReadonlySet<string> = new Set(puzzleThemes)
const isTheme = (theme: string): theme is PuzzleTheme => known.has(theme)

export const puzzleOf = (row: typeof puzzles.$inferSelect): Puzzle => ({
  id: row.id,
  slug: row.slug,
  fen: row.fen,
  moves: row.moves,
  themes: row.themes.filter(isTheme),
  rating: { rating: row.rating, deviation: row.deviation, volatility: row.volatility },
  plays: row.plays,
})

interface AttemptRow {
  readonly attempt: typeof puzzleAttempts.$inferSelect
  readonly puzzle: typeof puzzles.$inferSelect
}

export const attemptOf = ({ attempt, puzzle }: AttemptRow): Attempt => {
  const { ratingBefore, ratingAfter, runId, number } = attempt
  const isRated = ratingBefore !== null && ratingAfter !== null
  return {
    id: attempt.id,
    uid: attempt.uid,
    playerId: attempt.playerId,
    mode: attempt.mode,
    puzzle: puzzleOf(puzzle),
    inRun: runId !== null && number !== null ? { runId, number } : null,
    found: attempt.found,
    result: attempt.result,
    rating: isRated ? { before: ratingBefore, after: ratingAfter } : null,
    begunAt: attempt.begunAt,
    endedAt: attempt.endedAt,
  }
}

/** Tries with their puzzles; the caller says which. */
export const attemptsWithPuzzles = (db: Database) =>
  db
    .select({ attempt: puzzleAttempts, puzzle: puzzles })
    .from(puzzleAttempts)
    .innerJoin(puzzles, eq(puzzles.id, puzzleAttempts.puzzleId))
