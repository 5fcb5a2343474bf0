import { puzzleThemes as themeNames, type PuzzleTheme } from '@kingside/api/facts'
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Puzzle } from '../../domain/puzzles/puzzle.ts'
import type { PuzzleStore } from '../../domain/puzzles/puzzle-store.ts'
import type { Database } from '../database.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { dailyPuzzles, puzzleAttempts, puzzles, puzzleThemeEntries } from '../schema.ts'
import { attemptOf, attemptsWithPuzzles, puzzleOf } from './attempt-rows.ts'
import { createPlayersPuzzles } from './players-puzzles.ts'
import { readProgress } from './puzzle-progress.ts'

/** Puzzles of the day are neither easy nor hard, and were liked. */
const daily = { from: 1200, to: 1900, popularity: 80 }

/** Puzzles and their tries on Postgres. */
export function createPuzzleStore(db: Database): PuzzleStore {
  return {
    forPlayer: (playerId, act) =>
      db.transaction(async (tx) => {
        await lockPlayers(tx, [playerId])
        return act(createPlayersPuzzles(tx, playerId))
      }),
    daily: async (day, at) =>
      (await dailyOf(db, day)) ?? ((await chooseDaily(db, day, at)) ? dailyOf(db, day) : null),
    pack: async () =>
      (
        await db.select().from(puzzles).where(eq(puzzles.isPacked, true)).orderBy(asc(puzzles.id))
      ).map(puzzleOf),
    progress: (playerId, day) => readProgress(db, playerId, day),
    history: async (playerId, { result, limit, offset }) => {
      const isMine = and(
        eq(puzzleAttempts.playerId, playerId),
        isNotNull(puzzleAttempts.endedAt),
        result === null ? undefined : eq(puzzleAttempts.result, result),
      )
      const [count, rows] = await Promise.all([
        db.$count(puzzleAttempts, isMine),
        attemptsWithPuzzles(db)
          .where(isMine)
          .orderBy(desc(puzzleAttempts.endedAt), desc(puzzleAttempts.id))
          .limit(limit)
          .offset(offset),
      ])
      const results = rows.flatMap((row) => {
        const attempt = attemptOf(row)
        return attempt.endedAt ? [{ attempt, at: attempt.endedAt }] : []
      })
      return { count, results }
    },
    themes: async () => {
      const rows = await db
        .select({ theme: puzzleThemeEntries.theme, count: sql<number>`count(*)::int` })
        .from(puzzleThemeEntries)
        .groupBy(puzzleThemeEntries.theme)
      const counts = new Map(rows.map(({ theme, count }) => [theme, count]))
      return themeNames.flatMap((theme: PuzzleTheme) => {
        const count = counts.get(theme)
        return count === undefined ? [] : [{ theme, count }]
      })
    },
  }
}

async function dailyOf(db: Database, day: string): Promise<Puzzle | null> {
  const [row] = await db
    .select({ puzzle: puzzles })
    .from(dailyPuzzles)
    .innerJoin(puzzles, eq(puzzles.id, dailyPuzzles.puzzleId))
    .where(eq(dailyPuzzles.day, day))
  return row ? puzzleOf(row.puzzle) : null
}

/** Of two processes that choose at once the first one's choice holds. */
async function chooseDaily(db: Database, day: string, at: number): Promise<boolean> {
  const level = Math.round(daily.from + at * (daily.to - daily.from))
  const isFit = and(
    gte(puzzles.level, daily.from),
    lte(puzzles.level, daily.to),
    gte(puzzles.popularity, daily.popularity),
    eq(puzzles.isPacked, false),
  )
  const fresh = db
    .select({ id: puzzles.id, level: puzzles.level })
    .from(puzzles)
    .leftJoin(dailyPuzzles, eq(dailyPuzzles.puzzleId, puzzles.id))
    .where(and(isFit, isNull(dailyPuzzles.day)))
  const [chosen] = await fresh
    .orderBy(asc(sql`abs(${puzzles.level} - ${level})`), asc(puzzles.id))
    .limit(1)
  // A server without enough puzzles begins anew with the hardest one of all.
  const [any] = chosen
    ? [chosen]
    : await db
        .select({ id: puzzles.id })
        .from(puzzles)
        .leftJoin(dailyPuzzles, eq(dailyPuzzles.puzzleId, puzzles.id))
        .where(and(isNull(dailyPuzzles.day), eq(puzzles.isPacked, false)))
        .orderBy(desc(puzzles.level))
        .limit(1)
  if (!any) return false
  await db.insert(dailyPuzzles).values({ day, puzzleId: any.id }).onConflictDoNothing()
  return true
}
