import { and, eq, getTableName, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { OwnDataStore } from '../../domain/accounts/own-data.ts'
import type { AccountJobSender } from '../../jobs/job-queue.ts'
import type { Database } from '../database.ts'
import {
  accounts,
  files,
  games,
  ownDataFiles,
  players,
  tournamentEntries,
  tournaments,
} from '../schema.ts'
import { eraseRows, givenRows, type Person, personalTables } from './personal-tables.ts'

export function createOwnDataStore(db: Database, jobs: AccountJobSender): OwnDataStore {
  return {
    find: async (accountId) => {
      const [row] = await db
        .select()
        .from(ownDataFiles)
        .where(eq(ownDataFiles.accountId, accountId))
      return row ?? null
    },
    ask: (accountId, at, before) =>
      db.transaction(async (tx) => {
        const fresh = {
          status: 'wanted',
          askedAt: at,
          key: null,
          size: null,
          expiresAt: null,
        } as const
        const mayAsk = sql`${ownDataFiles.askedAt} <= ${before.toISOString()} or ${ownDataFiles.status} = 'failed'`
        const [former] = await tx
          .select({ key: ownDataFiles.key })
          .from(ownDataFiles)
          .where(eq(ownDataFiles.accountId, accountId))
          .for('update')
        const asked = await tx
          .insert(ownDataFiles)
          .values({ accountId, ...fresh })
          .onConflictDoUpdate({ target: ownDataFiles.accountId, set: fresh, setWhere: mayAsk })
          .returning({ accountId: ownDataFiles.accountId })
        if (asked.length === 0) return null
        await jobs.sendToAccounts(
          tx,
          { kind: 'own-data', accountId },
          `own-data/${accountId}/${at.getTime()}`,
        )
        return { formerKey: former?.key ?? null }
      }),
    begin: async (accountId) => {
      const [row] = await db
        .update(ownDataFiles)
        .set({ status: 'preparing' })
        .where(and(eq(ownDataFiles.accountId, accountId), isNull(ownDataFiles.key)))
        .returning({ accountId: ownDataFiles.accountId })
      return row ? personOf(db, accountId) : null
    },
    finish: async (accountId, { key, size, expiresAt }) => {
      const done = await db
        .update(ownDataFiles)
        .set({ status: 'ready', key, size, expiresAt })
        .where(and(eq(ownDataFiles.accountId, accountId), isNull(ownDataFiles.key)))
        .returning({ accountId: ownDataFiles.accountId })
      return done.length > 0
    },
    fail: async (accountId) => {
      await db
        .update(ownDataFiles)
        .set({ status: 'failed' })
        .where(and(eq(ownDataFiles.accountId, accountId), isNull(ownDataFiles.key)))
    },
    expire: async (at) => {
      const over = await db
        .select({ accountId: ownDataFiles.accountId, key: ownDataFiles.key })
        .from(ownDataFiles)
        .where(and(isNotNull(ownDataFiles.key), lt(ownDataFiles.expiresAt, at)))
      return over.flatMap(({ key, ...row }) => (key === null ? [] : [{ ...row, key }]))
    },
    forgetKey: async (accountId, key) => {
      await db
        .update(ownDataFiles)
        .set({ key: null })
        .where(and(eq(ownDataFiles.accountId, accountId), eq(ownDataFiles.key, key)))
    },
    ...personReader(db),
  }
}

/** What is stored of a person, and its end. */
const personReader = (
  db: Database,
): Pick<OwnDataStore, 'tables' | 'filesOf' | 'blockersOf' | 'upcomingOf' | 'due' | 'close'> => ({
  tables: async (who) => {
    const given: Record<string, readonly unknown[]> = {}
    for (const each of personalTables) {
      if ('leftOut' in each.given) continue
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      given[getTableName(each.table)] = await givenRows(db, each, who)
    }
    return given
  },
  filesOf: (playerId) =>
    db
      .select({ id: files.id, kind: files.kind })
      .from(files)
      .where(and(eq(files.ownerId, playerId), isNotNull(files.size), isNull(files.deletedAt))),
  blockersOf: async (playerId) => {
    const [game] = await db
      .select({ id: games.id })
      .from(games)
      .where(
        and(isNull(games.result), or(eq(games.whiteId, playerId), eq(games.blackId, playerId))),
      )
      .limit(1)
    if (game) return 'still_playing'
    const [running] = await entriesOf(db, playerId, 'goes')
    return running ? 'tournament_running' : null
  },
  upcomingOf: (playerId) => entriesOf(db, playerId, 'expected'),
  due: async (before) => {
    const rows = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(isNull(accounts.closedAt), lte(accounts.deletionAskedAt, before)))
    return rows.map(({ id }) => id)
  },
  close: (accountId, before, at) =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select({ language: accounts.language })
        .from(accounts)
        .where(
          and(
            eq(accounts.id, accountId),
            isNull(accounts.closedAt),
            lte(accounts.deletionAskedAt, before),
          ),
        )
        .for('update', { skipLocked: true })
      const who = row && (await personOf(tx, accountId))
      if (!who) return null
      const [file] = await tx
        .select({ key: ownDataFiles.key })
        .from(ownDataFiles)
        .where(eq(ownDataFiles.accountId, accountId))
      await eraseRows(tx, who)
      await tx.update(accounts).set({ closedAt: at }).where(eq(accounts.id, accountId))
      return { person: who, language: row.language, fileKey: file?.key ?? null }
    }),
})

async function personOf(db: Database, accountId: number): Promise<Person | null> {
  const [row] = await db
    .select({
      accountId: accounts.id,
      playerId: players.id,
      uid: players.uid,
      email: accounts.email,
      emailFolded: accounts.emailFolded,
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.playerId))
    .where(eq(accounts.id, accountId))
  return row ?? null
}

/** The tournaments of a stage in which a player still takes part. */
async function entriesOf(db: Database, playerId: number, stage: 'expected' | 'goes') {
  const rows = await db
    .select({ id: tournaments.id, rules: tournaments.rules })
    .from(tournamentEntries)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
    .where(
      and(
        eq(tournamentEntries.playerId, playerId),
        eq(tournaments.stage, stage),
        isNull(tournaments.cancelReason),
        sql`${tournamentEntries.status} in ('pending', 'joined', 'on-hold')`,
      ),
    )
  return rows.map(({ id, rules }) => ({ id, delayMs: rules.viewerDelaySeconds * 1000 }))
}
