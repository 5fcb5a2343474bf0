import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { BlockReader } from '../../domain/people/relations.ts'
import type { Database } from '../database.ts'
import { blocks } from '../schema.ts'

const of = (blockerId: number, blockedId: number) =>
  and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId))

/** One of the two blocks the other. */
export const eitherBlocks = (one: number, other: number): SQL | undefined =>
  or(of(one, other), of(other, one))

export function createBlockReader(db: Database): BlockReader {
  return {
    between: async (playerId, otherId) => {
      const found = await db
        .select({ blockerId: blocks.blockerId })
        .from(blocks)
        .where(eitherBlocks(playerId, otherId))
      if (found.length === 0) return 'none'
      return found.some(({ blockerId }) => blockerId === playerId) ? 'own' : 'other'
    },
    pairsAmong: async (playerIds) => {
      if (playerIds.length < 2) return []
      const rows = await db
        .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
        .from(blocks)
        .where(
          and(inArray(blocks.blockerId, [...playerIds]), inArray(blocks.blockedId, [...playerIds])),
        )
      return rows.map(({ blockerId, blockedId }) => [blockerId, blockedId] as const)
    },
    around: async (playerId) => {
      const rows = await db
        .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
        .from(blocks)
        .where(or(eq(blocks.blockerId, playerId), eq(blocks.blockedId, playerId)))
      const ids = rows.map(({ blockerId, blockedId }) =>
        blockerId === playerId ? blockedId : blockerId,
      )
      return [...new Set(ids)]
    },
  }
}

/** Whether two players meet in tournaments only. Whoever locked both of them reads what holds until the end of the transaction. */
export async function isBlockedPair(db: Database, one: number, other: number): Promise<boolean> {
  return (await db.$count(blocks, eitherBlocks(one, other))) > 0
}

/** Rows of players who neither block the reader nor are blocked. */
export const notBlockedWith = (db: Database, column: AnyPgColumn, playerId: number): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(blocks)
      .where(
        or(
          and(eq(blocks.blockerId, playerId), eq(blocks.blockedId, column)),
          and(eq(blocks.blockedId, playerId), eq(blocks.blockerId, column)),
        ),
      ),
  )
