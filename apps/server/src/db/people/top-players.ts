import { topMaxDeviation } from '@kingside/api'
import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { lobbyPlayerOf } from '../../domain/lobby/describe.ts'
import type { PlacedPlayer, TopList, TopPlayers } from '../../domain/people/top-players.ts'
import type { Database } from '../database.ts'
import { accounts, bans, federationPlayers, players, ratings } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'

/** A FIDE ID that was approved. */
const approved = 2

export function createTopPlayers(db: Database): TopPlayers {
  const above = async (list: TopList, rating: number, at: Date): Promise<number> => {
    const listed = listedIn(db, list, at)
    const [row] = await db.select({ count: count() }).from(listed).where(gt(listed.rating, rating))
    return row?.count ?? 0
  }
  return {
    page: async (list, { limit, offset }, at) => {
      const listed = listedIn(db, list, at)
      const [[counted], rows] = await Promise.all([
        db.select({ count: count() }).from(listed),
        db
          .select()
          .from(listed)
          .orderBy(desc(listed.rating), listed.id)
          .limit(limit)
          .offset(offset),
      ])
      const [first] = rows
      // Who shares the first rating may be on the page before, too.
      const before = first ? await above(list, first.rating, at) : 0
      return {
        count: counted?.count ?? 0,
        results: await describe(db, withPlaces(rows, { before, offset })),
      }
    },
    placeOf: async (playerId, list, at) => {
      const listed = listedIn(db, list, at)
      const [own] = await db.select().from(listed).where(eq(listed.id, playerId))
      if (!own) return null
      const place = 1 + (await above(list, own.rating, at))
      return (await describe(db, [{ ...own, place }]))[0] ?? null
    },
  }
}

/** Everybody in a list, without an order. */
function listedIn(db: Database, list: TopList, at: Date) {
  const isBanned = exists(
    db
      .select({ one: sql`1` })
      .from(bans)
      .where(
        and(
          eq(bans.playerId, players.id),
          isNull(bans.liftedAt),
          or(isNull(bans.until), gt(bans.until, at)),
        ),
      ),
  )
  const isShown = and(
    eq(players.kind, 'member'),
    isNull(accounts.closedAt),
    not(isBanned),
    list.country === undefined ? undefined : eq(players.country, list.country),
    list.gender === undefined ? undefined : eq(accounts.gender, list.gender),
  )
  if (list.family === 'otb') return overTheBoard(db, list, isShown)
  return db
    .select({
      id: sql<number>`${players.id}`.mapWith(Number).as('id'),
      rating: sql<number>`${ratings.rating}`.mapWith(Number).as('rating'),
      games: sql<number | null>`${ratings.games}`.as('games'),
    })
    .from(ratings)
    .innerJoin(players, eq(players.id, ratings.playerId))
    .innerJoin(accounts, eq(accounts.playerId, players.id))
    .where(
      and(
        eq(ratings.kind, list.family),
        list.boardType === 'standard' ? sql`false` : eq(ratings.boardType, list.boardType),
        gte(ratings.games, 1),
        lte(ratings.deviation, topMaxDeviation),
        isShown,
      ),
    )
    .as('listed')
}

/** Members whose FIDE ID is approved, by the federation's list. */
function overTheBoard(db: Database, { boardType }: TopList, isShown: SQL | undefined) {
  const columns = {
    standard: federationPlayers.standard,
    rapid: federationPlayers.rapid,
    blitz: federationPlayers.blitz,
    bullet: sql<number | null>`null::int`,
  }
  const rating = columns[boardType]
  return db
    .select({
      id: sql<number>`${players.id}`.mapWith(Number).as('id'),
      rating: sql<number>`${rating}`.mapWith(Number).as('rating'),
      games: sql<number | null>`null::int`.as('games'),
    })
    .from(federationPlayers)
    .innerJoin(
      accounts,
      and(eq(accounts.fideId, federationPlayers.fideId), eq(accounts.fideVerifiedStatus, approved)),
    )
    .innerJoin(players, eq(players.id, accounts.playerId))
    .where(and(isNotNull(rating), eq(federationPlayers.isBanned, false), isShown))
    .as('listed')
}

interface Row {
  readonly id: number
  readonly rating: number
  readonly games: number | null
}

type PlacedRow = Row & { readonly place: number }

/** Who has the same rating has the same place. @param at how many are above the first row, and how many rows came before it */
function withPlaces(
  rows: readonly Row[],
  { before, offset }: { readonly before: number; readonly offset: number },
): readonly PlacedRow[] {
  let place = before + 1
  return rows.map((row, index) => {
    if (index > 0 && row.rating !== rows[index - 1]?.rating) place = offset + index + 1
    return { ...row, place }
  })
}

async function describe(
  db: Database,
  rows: readonly PlacedRow[],
): Promise<readonly PlacedPlayer[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await db.select().from(players).where(inArray(players.id, ids))
  const known = new Map(found.map((row) => [row.id, playerOf(row)]))
  return rows.flatMap(({ id, place, rating, games }) => {
    const player = known.get(id)
    if (!player) return []
    return [{ id, place, rating, games, player: lobbyPlayerOf({ ...player, rating }) }]
  })
}
