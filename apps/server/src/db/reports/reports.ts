import { count, desc } from 'drizzle-orm'
import type { Reports } from '../../domain/reports/reports.ts'
import type { Database } from '../database.ts'
import { reports } from '../schema.ts'

export function createReports(db: Database): Reports {
  return {
    add: async (report, at) => {
      await db.insert(reports).values({ ...report, createdAt: at })
    },
    list: async (limit, offset) => {
      const [total] = await db.select({ count: count() }).from(reports)
      const rows = await db
        .select()
        .from(reports)
        .orderBy(desc(reports.id))
        .limit(limit)
        .offset(offset)
      return {
        count: total?.count ?? 0,
        reports: rows.map(({ createdAt, ...report }) => ({ ...report, at: createdAt })),
      }
    },
  }
}
