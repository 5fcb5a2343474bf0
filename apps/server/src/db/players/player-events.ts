import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PastEvent, PlayerEvent, PlayerRecords } from '../../domain/players/player-records.ts'
import type { Database } from '../database.ts'
import {
  games,
  players,
  ratingChanges,
  tournamentBoards,
  tournamentEntries,
  tournaments,
} from '../schema.ts'

const whites = alias(players, 'whites')
const blacks = alias(players, 'blacks')

/** The most events of a span: nobody plays more in the months that a page shows. */
const mostEvents = 100

/** Tournaments that a player was in to their end, the latest first; who sees them late learns it late. */
export async function readEventHistory(
  db: Database,
  {
    playerId,
    limit,
    offset,
    at,
  }: {
    readonly playerId: number
    readonly limit: number
    readonly offset: number
    readonly at: Date
  },
): ReturnType<PlayerRecords['eventHistory']> {
  const isPast = and(
    eq(tournamentEntries.playerId, playerId),
    inArray(tournamentEntries.status, ['joined', 'on-hold', 'withdrawn', 'disqualified']),
    eq(tournaments.stage, 'completed'),
    isNull(tournaments.cancelReason),
    eq(tournaments.isHidden, false),
    sql`${tournaments.endsAt}
      + coalesce((${tournaments.rules}->>'viewerDelaySeconds')::int, 0) * interval '1 second'
      <= ${at.toISOString()}::timestamptz`,
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        entry: tournamentEntries,
        id: tournaments.id,
        slug: tournaments.slug,
        name: tournaments.name,
        finishedAt: tournaments.endsAt,
      })
      .from(tournamentEntries)
      .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
      .where(isPast)
      .orderBy(desc(tournaments.endsAt), desc(tournaments.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(tournamentEntries)
      .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
      .where(isPast),
  ])
  const changes = await readChanges(
    db,
    playerId,
    rows.map(({ entry }) => entry.id),
  )
  return {
    count: counted?.count ?? 0,
    events: rows.map(({ entry, id, slug, name, finishedAt }): PastEvent => ({
      tournament: { id, slug, name },
      finishedAt,
      place: entry.place,
      points: entry.points,
      games: entry.games,
      ratingChange: changes.get(entry.id) ?? null,
    })),
  }
}

/** What the games of each entry changed. */
async function readChanges(
  db: Database,
  playerId: number,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (entryIds.length === 0) return new Map()
  const half = (side: typeof tournamentBoards.whiteId | typeof tournamentBoards.blackId) =>
    db
      .select({
        entryId: side,
        change: sql<number>`sum(round(${ratingChanges.after}) - round(${ratingChanges.before}))::int`,
      })
      .from(tournamentBoards)
      .innerJoin(games, eq(games.uid, tournamentBoards.gameUid))
      .innerJoin(
        ratingChanges,
        and(eq(ratingChanges.gameId, games.id), eq(ratingChanges.playerId, playerId)),
      )
      .where(inArray(side, [...entryIds]))
      .groupBy(side)
  const halves = await Promise.all([half(tournamentBoards.whiteId), half(tournamentBoards.blackId)])
  const sums = new Map<number, number>()
  for (const { entryId, change } of halves.flat()) {
    sums.set(entryId, (sums.get(entryId) ?? 0) + change)
  }
  return sums
}

/** Tournaments that a player takes part in, and single games with a time to begin. */
export async function readEvents(
  db: Database,
  playerId: number,
  { from, before }: { readonly from: Date | null; readonly before: Date | null },
): Promise<readonly PlayerEvent[]> {
  const startsAt = sql<Date>`to_timestamp(((${games.state}->>'startsAt')::double precision + ${games.aheadMs}) / 1000)`
  const isIn = (moment: typeof tournaments.startsAt) =>
    and(from ? gte(moment, from) : undefined, before ? lt(moment, before) : undefined)
  const [joined, scheduled] = await Promise.all([
    db
      .select({ slug: tournaments.slug, name: tournaments.name, startsAt: tournaments.startsAt })
      .from(tournamentEntries)
      .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
      .where(
        and(
          eq(tournamentEntries.playerId, playerId),
          inArray(tournamentEntries.status, ['joined', 'on-hold']),
          isNull(tournaments.cancelReason),
          eq(tournaments.isHidden, false),
          isIn(tournaments.startsAt),
        ),
      )
      .orderBy(asc(tournaments.startsAt), asc(tournaments.id))
      .limit(mostEvents),
    db
      .select({
        uid: games.uid,
        white: whites.name,
        black: blacks.name,
        state: games.state,
        aheadMs: games.aheadMs,
      })
      .from(games)
      .innerJoin(whites, eq(whites.id, games.whiteId))
      .innerJoin(blacks, eq(blacks.id, games.blackId))
      .where(
        and(
          isNull(games.result),
          eq(games.phase, 'SCHEDULED'),
          ne(games.originKind, 'tournament'),
          or(eq(games.whiteId, playerId), eq(games.blackId, playerId)),
          from ? gte(startsAt, from) : undefined,
          before ? lt(startsAt, before) : undefined,
        ),
      )
      .limit(mostEvents),
  ])
  const singles = scheduled.flatMap(({ uid, white, black, state, aheadMs }): PlayerEvent[] =>
    state.startsAt === null
      ? []
      : [
          {
            kind: 'game',
            id: uid,
            title: `${white} – ${black}`,
            startsAt: new Date(state.startsAt + aheadMs),
          },
        ],
  )
  return [
    ...joined.map(({ slug, name, startsAt: start }): PlayerEvent => ({
      kind: 'tournament',
      id: slug,
      title: name,
      startsAt: start,
    })),
    ...singles,
  ]
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, mostEvents)
}
