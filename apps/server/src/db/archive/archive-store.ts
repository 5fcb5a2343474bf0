import { and, asc, eq, lte, ne, notExists } from 'drizzle-orm'
import type { ArchiveRecord, ArchiveStore } from '../../domain/archive/games-archive.ts'
import type { AccountJobSender } from '../../jobs/job-queue.ts'
import type { Database } from '../database.ts'
import { accounts, gamesArchiveParts, gamesArchives } from '../schema.ts'

/** The archives of members' games, and the parts of which they are made. */
export function createArchiveStore(db: Database, jobs: AccountJobSender): ArchiveStore {
  const isOf = (accountId: number, key: string) =>
    and(eq(gamesArchives.accountId, accountId), eq(gamesArchives.key, key))
  return {
    find: async (accountId) => {
      const [row] = await db
        .select()
        .from(gamesArchives)
        .where(eq(gamesArchives.accountId, accountId))
      return row ? recordOf(row) : null
    },
    replace: (accountId, decide) =>
      db.transaction(async (tx) => {
        // The account is there also before its first archive.
        await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update')
        const [row] = await tx
          .select()
          .from(gamesArchives)
          .where(eq(gamesArchives.accountId, accountId))
          .for('update')
        const next = decide(row ? recordOf(row) : null)
        if (!next) return false
        const { key, asked, ...values } = next
        const set = { key, asked: asked.map((at) => at.toISOString()), ...values }
        await tx
          .insert(gamesArchives)
          .values({ accountId, ...set })
          .onConflictDoUpdate({ target: gamesArchives.accountId, set })
        await jobs.sendToAccounts(
          tx,
          { kind: 'games-archive', accountId, key },
          `games-archive/${key}`,
        )
        return true
      }),
    begin: async (accountId, key) => {
      const [row] = await db
        .update(gamesArchives)
        .set({ status: 'making' })
        .where(and(isOf(accountId, key), ne(gamesArchives.status, 'ready')))
        .returning({ accountId: gamesArchives.accountId })
      if (!row) return null
      const [owner] = await db
        .select({ playerId: accounts.playerId })
        .from(accounts)
        .where(eq(accounts.id, accountId))
      return owner?.playerId ? { accountId, playerId: owner.playerId } : null
    },
    partsOf: (key) =>
      db
        .select({
          position: gamesArchiveParts.position,
          file: gamesArchiveParts.file,
          games: gamesArchiveParts.games,
          size: gamesArchiveParts.size,
          lastGameId: gamesArchiveParts.lastGameId,
        })
        .from(gamesArchiveParts)
        .where(eq(gamesArchiveParts.key, key))
        .orderBy(asc(gamesArchiveParts.position)),
    addPart: (accountId, key, part) =>
      db.transaction(async (tx) => {
        const [wanted] = await tx
          .select({ key: gamesArchives.key })
          .from(gamesArchives)
          .where(isOf(accountId, key))
          .for('share')
        if (!wanted) return false
        const added = await tx
          .insert(gamesArchiveParts)
          .values({ accountId, key, ...part })
          .onConflictDoNothing()
          .returning({ position: gamesArchiveParts.position })
        return added.length > 0
      }),
    finish: async (accountId, key, times) => {
      const done = await db
        .update(gamesArchives)
        .set({ status: 'ready', ...times })
        .where(and(isOf(accountId, key), ne(gamesArchives.status, 'ready')))
        .returning({ accountId: gamesArchives.accountId })
      return done.length > 0
    },
    fail: async (accountId, key) => {
      await db
        .update(gamesArchives)
        .set({ status: 'failed' })
        .where(and(isOf(accountId, key), ne(gamesArchives.status, 'ready')))
    },
    expire: async (at) => {
      await db.delete(gamesArchives).where(lte(gamesArchives.expiresAt, at))
    },
    strayFiles: async (accountId) => {
      const archive = db
        .select({ key: gamesArchives.key })
        .from(gamesArchives)
        .where(eq(gamesArchives.key, gamesArchiveParts.key))
      const rows = await db
        .select({ file: gamesArchiveParts.file })
        .from(gamesArchiveParts)
        .where(
          and(
            notExists(archive),
            accountId === undefined ? undefined : eq(gamesArchiveParts.accountId, accountId),
          ),
        )
      return rows.map(({ file }) => file)
    },
    forgetPart: async (file) => {
      await db.delete(gamesArchiveParts).where(eq(gamesArchiveParts.file, file))
    },
  }
}

const recordOf = ({
  key,
  status,
  asked,
  madeAt,
  expiresAt,
}: typeof gamesArchives.$inferSelect): ArchiveRecord => ({
  key,
  status,
  asked: asked.map((at) => new Date(at)),
  madeAt,
  expiresAt,
})
