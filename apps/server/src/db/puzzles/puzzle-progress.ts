import { puzzleThemes } from '@kingside/api/facts'
import { and, asc, desc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import type { PuzzleProgress } from '../../domain/puzzles/puzzle-store.ts'
import type { Database } from '../database.ts'
import { puzzleAttempts, puzzleRatings, puzzleReviews, puzzles } from '../schema.ts'

/** How a player stands with puzzles. @param day UTC, as `YYYY-MM-DD` */
export async function readProgress(
  db: Database,
  playerId: number,
  day: string,
): Promise<PuzzleProgress> {
  const attempts = puzzleAttempts
  const isDone = and(eq(attempts.playerId, playerId), isNotNull(attempts.endedAt))
  const ratedToday = db
    .select({ result: attempts.result, before: attempts.ratingBefore })
    .from(attempts)
    .where(
      and(isDone, eq(attempts.mode, 'rated'), gte(attempts.endedAt, new Date(`${day}T00:00:00Z`))),
    )
  const tried = sql<number>`count(distinct ${attempts.puzzleId})::int`
  const solved = sql<number>`count(distinct ${attempts.puzzleId}) filter (where ${attempts.result} = 'solved')::int`
  const [[rating], today, [counts], reviewsDue, themes] = await Promise.all([
    db.select().from(puzzleRatings).where(eq(puzzleRatings.playerId, playerId)),
    ratedToday.orderBy(desc(attempts.endedAt), desc(attempts.id)),
    db.select({ tried, solved }).from(attempts).where(isDone),
    db.$count(
      puzzleReviews,
      and(eq(puzzleReviews.playerId, playerId), lte(puzzleReviews.dueOn, day)),
    ),
    db
      .select({ theme: sql<string>`tag.theme`, tried, solved })
      .from(attempts)
      .innerJoin(puzzles, eq(puzzles.id, attempts.puzzleId))
      .crossJoinLateral(sql`unnest(${puzzles.themes}) as tag(theme)`)
      .where(isDone)
      .groupBy(sql`tag.theme`)
      .orderBy(asc(sql`tag.theme`)),
  ])
  const streak = today.findIndex(({ result }) => result !== 'solved')
  const byTheme = new Map(themes.map((row) => [row.theme, row]))
  return {
    rating: rating ?? null,
    ratingAtMidnight: today.at(-1)?.before ?? null,
    streakToday: streak < 0 ? today.length : streak,
    tried: counts?.tried ?? 0,
    solved: counts?.solved ?? 0,
    reviewsDue,
    themes: puzzleThemes.flatMap((theme) => {
      const row = byTheme.get(theme)
      return row ? [{ theme, tried: row.tried, solved: row.solved }] : []
    }),
  }
}
