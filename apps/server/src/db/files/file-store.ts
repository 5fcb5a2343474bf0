import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm'
import type { FileStore, StoredFile } from '../../domain/files/file-store.ts'
import type { Database } from '../database.ts'
import { files } from '../schema.ts'

/** Files on Postgres. */
export function createFileStore(db: Database): FileStore {
  const isThere = and(isNotNull(files.size), isNull(files.deletedAt))
  return {
    expect: (file, day, at) =>
      db.transaction(async (tx) => {
        // One upload of a player after the other: the count and the row are one step.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('files'), ${file.ownerId}::int)`)
        const today = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))
        const [sent] = await tx
          .select({ files: count(), bytes: sum(files.sentSize) })
          .from(files)
          .where(and(eq(files.ownerId, file.ownerId), gte(files.createdAt, today)))
        const bytes = Number(sent?.bytes ?? 0)
        if ((sent?.files ?? 0) >= day.files || bytes + file.sentSize > day.bytes) return false
        await tx.insert(files).values({ ...file, createdAt: at })
        return true
      }),
    keep: async (id, facts) => {
      await db.update(files).set(facts).where(eq(files.id, id))
    },
    find: async (id) => {
      const [row] = await db
        .select()
        .from(files)
        .where(and(eq(files.id, id), isThere))
      return storedOf(row)
    },
    take: async ({ id, ownerId, kind }, at) => {
      const isOwn = and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.kind, kind))
      const [row] = await db
        .update(files)
        .set({ usedAt: at })
        .where(and(isOwn, isThere, isNull(files.usedAt)))
        .returning()
      return storedOf(row)
    },
    remove: async (ids, at) => {
      if (ids.length === 0) return
      await db
        .update(files)
        .set({ deletedAt: at })
        .where(and(inArray(files.id, [...ids]), isNull(files.deletedAt)))
    },
    removeUnused: async (before, at) => {
      await db
        .update(files)
        .set({ deletedAt: at })
        .where(and(lt(files.createdAt, before), isNull(files.usedAt), isNull(files.deletedAt)))
    },
    listDeleted: (limit) =>
      db
        .select({ id: files.id, kind: files.kind })
        .from(files)
        .where(and(isNotNull(files.deletedAt), isNull(files.purgedAt)))
        .orderBy(asc(files.deletedAt))
        .limit(limit),
    purge: async (ids, at) => {
      if (ids.length === 0) return
      await db
        .update(files)
        .set({ purgedAt: at })
        .where(inArray(files.id, [...ids]))
    },
    forget: async (before) => {
      await db.delete(files).where(and(isNotNull(files.purgedAt), lt(files.createdAt, before)))
    },
  }
}

function storedOf(row: typeof files.$inferSelect | undefined): StoredFile | null {
  if (!row || row.size === null || row.mime === null) return null
  const { id, ownerId, kind, size, mime, width, height } = row
  return { id, ownerId, kind, size, mime, width, height }
}
