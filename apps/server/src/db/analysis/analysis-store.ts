import { and, asc, count, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { AnalysisStore } from '../../domain/analysis/analysis-store.ts'
import type { AnalysedPly } from '@kingside/chess-game/review'
import type { Database } from '../database.ts'
import { analysedPositions, gameAnalyses, games } from '../schema.ts'

/** Analyses of games and their queue on Postgres. A claim is one statement, so that one process has a game. */
export function createAnalysisStore(db: Database): AnalysisStore {
  const idOf = (gameId: string) =>
    sql`(${db.select({ id: games.id }).from(games).where(eq(games.uid, gameId))})`
  const isClaimed = ({ gameId, claim }: { readonly gameId: string; readonly claim: number }) =>
    and(eq(gameAnalyses.gameId, idOf(gameId)), eq(gameAnalyses.claim, claim), isUnfinished)
  return {
    find: async (gameId) => {
      const [row] = await db
        .select({
          gameId: gameAnalyses.gameId,
          status: gameAnalyses.status,
          total: gameAnalyses.total,
        })
        .from(gameAnalyses)
        .where(eq(gameAnalyses.gameId, idOf(gameId)))
      if (!row) return null
      return { status: row.status, total: row.total, plies: await readPlies(db, row.gameId) }
    },
    request: async (gameId, total, at) => {
      const queued = {
        status: 'queued',
        requestedAt: at,
        finishedAt: null,
        tries: 0,
        leaseUntil: null,
      } as const
      await db
        .insert(gameAnalyses)
        .values({ gameId: idOf(gameId), total, ...queued })
        .onConflictDoUpdate({
          target: gameAnalyses.gameId,
          set: queued,
          setWhere: eq(gameAnalyses.status, 'failed'),
        })
    },
    claim: async (at, leaseUntil) => {
      const oldest = db
        .select({ gameId: gameAnalyses.gameId })
        .from(gameAnalyses)
        .where(
          and(isUnfinished, or(isNull(gameAnalyses.leaseUntil), lte(gameAnalyses.leaseUntil, at))),
        )
        .orderBy(asc(gameAnalyses.requestedAt), asc(gameAnalyses.gameId))
        .limit(1)
        .for('update', { skipLocked: true })
      const [row] = await db
        .update(gameAnalyses)
        .set({
          status: 'running',
          claim: sql`${gameAnalyses.claim} + 1`,
          tries: sql`${gameAnalyses.tries} + 1`,
          leaseUntil,
        })
        .where(eq(gameAnalyses.gameId, sql`(${oldest})`))
        .returning()
      if (!row) return null
      const [game] = await db.select({ uid: games.uid }).from(games).where(eq(games.id, row.gameId))
      if (!game) throw new Error('The game of an analysis is not there.')
      const { claim, tries } = row
      return { gameId: game.uid, claim, tries, plies: await readPlies(db, row.gameId) }
    },
    add: (job, plies, leaseUntil) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .update(gameAnalyses)
          .set({ leaseUntil, tries: 0 })
          .where(isClaimed(job))
          .returning({ gameId: gameAnalyses.gameId })
        if (!row) return false
        await tx
          .insert(analysedPositions)
          .values(plies.map((ply) => ({ ...ply, gameId: row.gameId })))
          .onConflictDoNothing()
        return true
      }),
    finish: async (job, status, at) => {
      await db
        .update(gameAnalyses)
        .set({ status, finishedAt: at, leaseUntil: null })
        .where(isClaimed(job))
    },
    release: async (job, { isOrderly }) => {
      await db
        .update(gameAnalyses)
        .set({ status: 'queued', leaseUntil: null, ...(isOrderly && { tries: 0 }) })
        .where(isClaimed(job))
    },
    countWaiting: async () => {
      const [row] = await db
        .select({ waiting: count() })
        .from(gameAnalyses)
        .where(and(isUnfinished, eq(gameAnalyses.status, 'queued')))
      return row?.waiting ?? 0
    },
  }
}

const isUnfinished = isNull(gameAnalyses.finishedAt)

async function readPlies(db: Database, gameId: number): Promise<readonly AnalysedPly[]> {
  const rows = await db
    .select()
    .from(analysedPositions)
    .where(eq(analysedPositions.gameId, gameId))
    .orderBy(asc(analysedPositions.ply))
  return rows.map(({ gameId: _gameId, ...ply }) => ply)
}
