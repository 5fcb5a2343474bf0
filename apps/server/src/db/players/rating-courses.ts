import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { RatingCourse } from '../../domain/players/player-records.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../games/rows.ts'
import { boardType, ratings } from '../schema.ts'
import { readOtbRatings } from './rating-records.ts'

/** Points of the whole time, and of its last days: enough for a line on any screen. */
const points = { whole: 120, recent: 60, recentDays: 90 } as const

const point = z.object({
  board: z.enum(boardType.enumValues),
  at: z.coerce.date<string | Date>(),
  rating: z.number(),
})

/** How the ratings of a family came to be what they are. */
export async function readCourses(
  db: Database,
  {
    playerId,
    family,
    at,
  }: {
    readonly playerId: number
    readonly family: 'worldchess' | 'fide'
    readonly at: Date
  },
): Promise<readonly RatingCourse[]> {
  const own = await db
    .select()
    .from(ratings)
    .where(and(eq(ratings.playerId, playerId), eq(ratings.kind, family)))
  const played = own.filter(({ games }) => games > 0)
  const history = played.length === 0 ? [] : await readPoints(db, { playerId, family, at })
  return own.map((row) => ({
    boardType: row.boardType,
    rating: row.rating,
    highest: row.highest,
    wins: row.wins,
    draws: row.draws,
    losses: row.losses,
    history: history.filter(({ board }) => board === row.boardType),
  }))
}

/**
 * The last rating of each stretch of time, found by the index of each: what a player has played costs nothing more.
 */
async function readPoints(
  db: Database,
  {
    playerId,
    family,
    at,
  }: { readonly playerId: number; readonly family: string; readonly at: Date },
) {
  const recentFrom = new Date(at.getTime() - points.recentDays * 86_400_000)
  const isOf = sql`c.player_id = ${playerId} and c.kind = ${family} and c.board_type = o.board_type`
  const found = await db.execute(sql`
    with own as (
      select board_type from ratings
      where player_id = ${playerId} and kind = ${family} and games > 0
    ), spans as (
      select o.board_type, first.at as first, last.at as last
      from own o
        cross join lateral (select c.at from rating_changes c where ${isOf} order by c.at limit 1) first
        cross join lateral (select c.at from rating_changes c where ${isOf} order by c.at desc limit 1) last
    ), ends as (
      select board_type, first + (last - first) * n / ${points.whole}::int as until
      from spans cross join generate_series(0, ${points.whole}::int) n
      union
      select board_type, greatest(first, ${recentFrom.toISOString()}::timestamptz)
          + (last - greatest(first, ${recentFrom.toISOString()}::timestamptz)) * n / ${points.recent}::int
      from spans cross join generate_series(0, ${points.recent}::int) n
      where last > ${recentFrom.toISOString()}::timestamptz
    )
    select distinct o.board_type as board, point.at as at, point.after as rating
    from ends o cross join lateral (
      select c.at, c.after from rating_changes c where ${isOf} and c.at <= o.until order by c.at desc limit 1
    ) point
    order by 1, 2`)
  return rowsOf(found, point)
}

/** Over the board only the ratings of now are known. */
export async function readOtbCourses(
  db: Database,
  playerId: number,
): Promise<readonly RatingCourse[]> {
  const own = await readOtbRatings(db, playerId)
  return own.map((each) => ({
    ...each,
    highest: null,
    wins: 0,
    draws: 0,
    losses: 0,
    history: [],
  }))
}
