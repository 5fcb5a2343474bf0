import { toTimeControl } from '@kingside/api'
import { asc } from 'drizzle-orm'
import type { TimeControlStore } from '../domain/time-control-store.ts'
import type { Database } from './database.ts'
import { timeControls } from './schema.ts'

export function createTimeControlStore(db: Database): TimeControlStore {
  return {
    list: async () => {
      const rows = await db.select().from(timeControls).orderBy(asc(timeControls.id))
      return rows.map(toTimeControl)
    },
  }
}
