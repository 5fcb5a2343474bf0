import { eq } from 'drizzle-orm'
import type { PeopleReader } from '../../domain/people/relations.ts'
import type { Database } from '../database.ts'
import { accounts, players } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'

export function createPeopleReader(db: Database): PeopleReader {
  return {
    byUid: async (uid) => {
      const [found] = await db
        .select({ player: players, closedAt: accounts.closedAt })
        .from(players)
        .leftJoin(accounts, eq(accounts.playerId, players.id))
        .where(eq(players.uid, uid))
      return found ? { ...playerOf(found.player), isClosed: found.closedAt !== null } : null
    },
  }
}
