import { and, asc, count, eq, isNull, lt, or } from 'drizzle-orm'
import type { FideStore } from '../../domain/fide/fide-store.ts'
import { endOfLife } from '../../domain/payments/pro-grants.ts'
import type { Database } from '../database.ts'
import { writeAct } from '../operation/operator-acts.ts'
import { grantPro } from '../payments/grant-pro.ts'
import { accounts, federationPlayers, freeProDecisions, players } from '../schema.ts'

const operatorsGrant = {
  source: 'operator',
  length: { isForLife: true },
  reason: 'Asked for as a titled player, and granted by an operator',
} as const

/** Who asks for Pro as a titled player, has none for life and was not answered yet. */
export function freeProIn(db: Database): Pick<FideStore, 'freeProRequests' | 'decideFreePro'> {
  const waits = and(
    eq(accounts.freeAccountRequested, true),
    isNull(accounts.closedAt),
    isNull(freeProDecisions.accountId),
    or(isNull(accounts.proUntil), lt(accounts.proUntil, endOfLife)),
  )
  const decisions = eq(freeProDecisions.accountId, accounts.id)
  return {
    freeProRequests: async ({ limit, offset }) => {
      const [all] = await db
        .select({ count: count() })
        .from(accounts)
        .innerJoin(players, eq(players.id, accounts.playerId))
        .leftJoin(freeProDecisions, decisions)
        .where(waits)
      const rows = await db
        .select({ account: accounts, player: players, title: federationPlayers.title })
        .from(accounts)
        .innerJoin(players, eq(players.id, accounts.playerId))
        .leftJoin(freeProDecisions, decisions)
        .leftJoin(federationPlayers, eq(federationPlayers.fideId, accounts.fideId))
        .where(waits)
        .orderBy(asc(accounts.id))
        .limit(limit)
        .offset(offset)
      return {
        count: all?.count ?? 0,
        results: rows.map(({ account, player, title }) => ({
          uid: player.uid,
          name: player.name,
          fide_id: account.fideId,
          is_verified: account.fideVerifiedStatus === 2,
          title,
        })),
      }
    },
    decideFreePro: (uid, isGranted, at, act) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select({ id: accounts.id })
          .from(accounts)
          .innerJoin(players, eq(players.id, accounts.playerId))
          .leftJoin(freeProDecisions, decisions)
          .where(and(waits, eq(players.uid, uid)))
        if (!row) return null
        const decided = await tx
          .insert(freeProDecisions)
          .values({ accountId: row.id, isGranted, at })
          .onConflictDoNothing()
          .returning()
        if (decided.length === 0) return null
        if (isGranted) await grantPro(tx, row.id, operatorsGrant, at)
        await writeAct(tx, act, at)
        return row.id
      }),
  }
}
