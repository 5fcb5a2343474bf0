import { and, asc, count, eq } from 'drizzle-orm'
import type { FideStore, WaitingVerification } from '../../domain/fide/fide-store.ts'
import type { Database } from '../database.ts'
import { accounts, federationPlayers, fideVerifications, players } from '../schema.ts'
import { writeAct } from '../operation/operator-acts.ts'
import { isUniqueViolation } from '../unique-violation.ts'
import { entryOf, lockAccount, verificationOf } from './rows.ts'
import { reject, verify } from './verify.ts'

/** What operators see of the requests, and decide. */
export function reviewIn(db: Database): Pick<FideStore, 'waiting' | 'findWaiting' | 'decide'> {
  const waits = and(
    eq(fideVerifications.status, 'wait_for_approve'),
    eq(fideVerifications.way, 'hand'),
  )
  const select = () =>
    db
      .select({
        record: fideVerifications,
        isFreeProRequested: accounts.freeAccountRequested,
        player: { uid: players.uid, name: players.name },
        entry: federationPlayers,
      })
      .from(fideVerifications)
      .innerJoin(accounts, eq(accounts.id, fideVerifications.accountId))
      .innerJoin(players, eq(players.id, accounts.playerId))
      .leftJoin(federationPlayers, eq(federationPlayers.fideId, fideVerifications.fideId))
  type Row = Awaited<ReturnType<typeof select>>[number]
  const waitingOf = ({ record, player, entry, isFreeProRequested }: Row): WaitingVerification => ({
    ...verificationOf(record),
    player,
    entry: entry && entryOf(entry),
    isFreeProRequested,
  })
  const decide: FideStore['decide'] = (id, decision, seen, at, act) =>
    db.transaction(async (tx) => {
      const read = () => tx.select().from(fideVerifications).where(eq(fideVerifications.id, id))
      const [unlocked] = await read()
      if (unlocked) await lockAccount(tx, unlocked.accountId)
      const [found] = await read()
      if (!found || found.way !== 'hand') return { status: 'gone' }
      if (found.status !== 'wait_for_approve') return { status: 'changed' }
      if (found.changedAt.getTime() !== seen.getTime()) return { status: 'changed' }
      const decided =
        decision.status === 'approved'
          ? await verify(
              tx,
              found,
              { fideId: found.fideId ?? decision.fideId, status: 'approved' },
              at,
            )
          : await reject(tx, found, decision.reason, at)
      const [owner] = await tx
        .select({ uid: players.uid })
        .from(accounts)
        .innerJoin(players, eq(players.id, accounts.playerId))
        .where(eq(accounts.id, found.accountId))
      await writeAct(tx, { ...act, subject: owner?.uid ?? '' }, at)
      return { status: 'decided', ...decided }
    })
  return {
    waiting: async ({ limit, offset }) => {
      const [all] = await db.select({ count: count() }).from(fideVerifications).where(waits)
      const rows = await select()
        .where(waits)
        .orderBy(asc(fideVerifications.changedAt), asc(fideVerifications.id))
        .limit(limit)
        .offset(offset)
      return { count: all?.count ?? 0, verifications: rows.map(waitingOf) }
    },
    findWaiting: async (id) => {
      const [row] = await select().where(and(waits, eq(fideVerifications.id, id)))
      return row ? waitingOf(row) : null
    },
    decide: async (...asked) => {
      try {
        return await decide(...asked)
      } catch (error) {
        if (isUniqueViolation(error)) return { status: 'taken' }
        throw error
      }
    },
  }
}
