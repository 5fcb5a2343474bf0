import { and, desc, eq, exists, gt, isNull, ne, sql } from 'drizzle-orm'
import type {
  EndReason,
  NewRefreshToken,
  Session,
  SessionStore,
} from '../../domain/accounts/session-store.ts'
import type { Database } from '../database.ts'
import { accounts, players, refreshTokens, sessions } from '../schema.ts'
import { accountOf } from './account-row.ts'
import { currentBan } from './ban-store.ts'

const byBan: EndReason = 'banned'

export function createSessionStore(db: Database): SessionStore {
  return {
    open: ({ id, accountId, token }, at) =>
      db.transaction(async (tx) => {
        await tx.insert(sessions).values({ id, accountId, createdAt: at, lastUsedAt: at })
        await putToken(tx, id, token)
      }),
    rotate: ({ hash, successor, at, retryMs }) =>
      db.transaction(async (tx) => {
        const [token] = await tx
          .select()
          .from(refreshTokens)
          .where(eq(refreshTokens.hash, hash))
          .for('update')
        if (!token || token.expiresAt <= at) return { status: 'dead' }
        const session = await findSession(tx, token.sessionId, at)
        if (!session) return { status: 'dead' }
        if (session.endedAt) return { status: 'ended', session }
        const isFirst = token.state === 'fresh'
        const isRetry =
          token.state === 'used' &&
          token.usedAt !== null &&
          at.getTime() - token.usedAt.getTime() <= retryMs &&
          (await replace(tx, token.successor))
        if (!isFirst && !isRetry) return { status: 'reused', session }
        await tx
          .update(refreshTokens)
          .set({ state: 'used', successor: successor.hash, ...(isFirst && { usedAt: at }) })
          .where(eq(refreshTokens.hash, hash))
        await putToken(tx, token.sessionId, successor)
        await tx.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, session.id))
        return { status: 'rotated', session }
      }),
    find: (id, at) => findSession(db, id, at),
    idOfToken: async (hash) => {
      const [token] = await db
        .select({ sessionId: refreshTokens.sessionId })
        .from(refreshTokens)
        .where(eq(refreshTokens.hash, hash))
      return token?.sessionId ?? null
    },
    listOf: (accountId, at) =>
      db
        .select({
          id: sessions.id,
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          lastUsedAt,
        })
        .from(sessions)
        .where(
          and(
            eq(sessions.accountId, accountId),
            isNull(sessions.endedAt),
            exists(
              db
                .select({ hash: refreshTokens.hash })
                .from(refreshTokens)
                .where(
                  and(
                    eq(refreshTokens.sessionId, sessions.id),
                    eq(refreshTokens.state, 'fresh'),
                    gt(refreshTokens.expiresAt, at),
                  ),
                ),
            ),
          ),
        )
        .orderBy(desc(lastUsedAt), sessions.id),
    confirm: async (id, at) => {
      await db.update(sessions).set({ confirmedAt: at }).where(eq(sessions.id, id))
    },
    ofFreshToken: async (hash, at) => {
      const [token] = await db
        .select({ sessionId: refreshTokens.sessionId })
        .from(refreshTokens)
        .where(
          and(
            eq(refreshTokens.hash, hash),
            eq(refreshTokens.state, 'fresh'),
            gt(refreshTokens.expiresAt, at),
          ),
        )
      const session = token ? await findSession(db, token.sessionId, at) : null
      return session && session.endedAt === null ? session : null
    },
    setUserAgent: async (id, userAgent) => {
      await db.update(sessions).set({ userAgent }).where(eq(sessions.id, id))
    },
    end: async (id, reason, at, accountId) => {
      const ended = await db
        .update(sessions)
        .set({ endedAt: at, endReason: reason })
        .where(
          and(
            eq(sessions.id, id),
            isNull(sessions.endedAt),
            accountId === undefined ? undefined : eq(sessions.accountId, accountId),
          ),
        )
        .returning({ id: sessions.id })
      return ended.length > 0
    },
    endAll: async (accountId, reason, at, exceptId = null) => {
      const ended = await db
        .update(sessions)
        .set({ endedAt: at, endReason: reason })
        .where(
          and(
            eq(sessions.accountId, accountId),
            isNull(sessions.endedAt),
            exceptId === null ? undefined : ne(sessions.id, exceptId),
          ),
        )
        .returning({ id: sessions.id })
      return ended.map(({ id }) => id)
    },
  }
}

const lastUsedAt = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(
  sessions.createdAt,
)

async function putToken(db: Database, sessionId: string, token: NewRefreshToken): Promise<void> {
  await db.insert(refreshTokens).values({ ...token, sessionId, state: 'fresh' })
}

/** Takes a successor out of use; false when it was used. */
async function replace(db: Database, hash: string | null): Promise<boolean> {
  if (hash === null) return false
  const replaced = await db
    .update(refreshTokens)
    .set({ state: 'replaced' })
    .where(and(eq(refreshTokens.hash, hash), eq(refreshTokens.state, 'fresh')))
    .returning({ hash: refreshTokens.hash })
  return replaced.length > 0
}

async function findSession(db: Database, id: string, at: Date): Promise<Session | null> {
  const [found] = await db
    .select()
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(players, eq(players.id, accounts.playerId))
    .where(eq(sessions.id, id))
  if (!found) return null
  const account = accountOf(found.accounts, found.players)
  const bannedUntil = account.player ? await currentBan(db, account.player.id, at) : null
  const { createdAt, confirmedAt, endedAt, endReason } = found.sessions
  return {
    id,
    account,
    endedAt,
    isEndedByBan: endReason === byBan,
    bannedUntil,
    provenAt: confirmedAt ?? createdAt,
  }
}
