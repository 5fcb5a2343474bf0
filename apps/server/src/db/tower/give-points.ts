import { and, inArray, isNull, sql } from 'drizzle-orm'
import { dayOf } from '../../domain/puzzles/puzzle.ts'
import { earnedPoints } from '../../domain/tower/earn.ts'
import type { PointSource } from '../../domain/tower/tower-table.ts'
import type { Database } from '../database.ts'
import { accounts, towerPoints } from '../schema.ts'

/**
 * Gives members points of the tower for something, once. To be called in the transaction that decides it, under the
 * players' lock, so that a day brings no more than it may. Who has no account earns nothing.
 */
export async function givePoints(
  tx: Database,
  {
    source,
    sourceId,
    pointsOf,
    at,
  }: {
    readonly source: PointSource
    readonly sourceId: number
    /** By the ids of players. */
    readonly pointsOf: ReadonlyMap<number, number>
    /** When it was over. */
    readonly at: Date
  },
): Promise<void> {
  if (pointsOf.size === 0) return
  const participants = await tx
    .select({
      playerId: accounts.playerId,
      birthDate: accounts.birthDate,
      gamificationConsent: accounts.gamificationConsent,
      gamificationEndedAt: accounts.gamificationEndedAt,
    })
    .from(accounts)
    .where(and(inArray(accounts.playerId, [...pointsOf.keys()]), isNull(accounts.closedAt)))
  const day = dayOf(at)
  const sums = await sumPoints(
    tx,
    participants.flatMap(({ playerId }) => playerId ?? []),
    day,
  )
  const rows = participants.flatMap(({ playerId, ...participant }) => {
    if (playerId === null) return []
    const had = sums.get(playerId) ?? noPoints
    const points = earnedPoints(participant, { points: pointsOf.get(playerId) ?? 0, had, day })
    return [{ playerId, source, sourceId, points, day }]
  })
  if (rows.length > 0) await tx.insert(towerPoints).values(rows).onConflictDoNothing()
}

/** The points of a player, and those of a day among them. */
export interface PointSums {
  readonly total: number
  readonly today: number
}

const noPoints: PointSums = { total: 0, today: 0 }

/** The points of players. @param day as YYYY-MM-DD */
export async function sumPoints(
  db: Database,
  playerIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, PointSums>> {
  if (playerIds.length === 0) return new Map()
  const { playerId, points } = towerPoints
  const rows = await db
    .select({
      playerId,
      total: sql<number>`sum(${points})::int`,
      today: sql<number>`coalesce(sum(${points}) filter (where ${towerPoints.day} = ${day}), 0)::int`,
    })
    .from(towerPoints)
    .where(inArray(playerId, [...playerIds]))
    .groupBy(playerId)
  return new Map(rows.map(({ playerId: id, ...sums }) => [id, sums]))
}

/** The points of one player. @param day as YYYY-MM-DD */
export const pointsOfPlayer = async (
  db: Database,
  playerId: number,
  day: string,
): Promise<PointSums> => (await sumPoints(db, [playerId], day)).get(playerId) ?? noPoints
