import { toTimeControl } from '@kingside/api'
import { tournamentTimeControlFacts } from '@kingside/api/facts'
import { asc, notInArray } from 'drizzle-orm'
import type { TimeControlStore } from '../domain/time-control-store.ts'
import type { Database } from './database.ts'
import { timeControls } from './schema.ts'

const inTournamentsOnly = tournamentTimeControlFacts.map(({ id }) => id)

export function createTimeControlStore(db: Database): TimeControlStore {
  return {
    list: async () => {
      const rows = await db
        .select()
        .from(timeControls)
        .where(notInArray(timeControls.id, inTournamentsOnly))
        .orderBy(asc(timeControls.id))
      return rows.map(toTimeControl)
    },
  }
}
