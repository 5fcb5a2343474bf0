import { and, asc, desc, eq, gte, isNull, lte, max, ne, notExists, or, sql } from 'drizzle-orm'
import type { PlayersRuns } from '../../domain/puzzles/run-store.ts'
import type { Database } from '../database.ts'
import { puzzleAttempts, puzzleRuns, puzzles } from '../schema.ts'
import { attemptOf, attemptsWithPuzzles, puzzleOf } from './attempt-rows.ts'

/** One player's runs, in a transaction that has the player's lock. */
export function createPlayersRuns(tx: Database, playerId: number): PlayersRuns {
  const mine = eq(puzzleRuns.playerId, playerId)
  const update = async (id: number, set: Partial<typeof puzzleRuns.$inferInsert>) => {
    const [run] = await tx
      .update(puzzleRuns)
      .set(set)
      .where(and(mine, eq(puzzleRuns.id, id)))
      .returning()
    if (!run) throw new Error(`The run ${id} has gone.`)
    return run
  }
  return {
    open: async (kind) => {
      const [run] = await tx
        .select()
        .from(puzzleRuns)
        .where(and(mine, eq(puzzleRuns.kind, kind), isNull(puzzleRuns.endedAt)))
      return run ?? null
    },
    find: async (uid) => {
      const [run] = await tx
        .select()
        .from(puzzleRuns)
        .where(and(mine, eq(puzzleRuns.uid, uid)))
      return run ?? null
    },
    create: async ({ uid, kind, at }) => {
      const [run] = await tx
        .insert(puzzleRuns)
        .values({ uid, playerId, kind, createdAt: at })
        .returning()
      if (!run) throw new Error('A run was not stored.')
      return run
    },
    change: ({ id }, change) => update(id, change),
    end: ({ id }, ending, at) => update(id, { ending, endedAt: at }),
    attempt: async ({ id }, number) => {
      const [row] = await attemptsWithPuzzles(tx).where(
        and(eq(puzzleAttempts.runId, id), eq(puzzleAttempts.number, number)),
      )
      return row ? attemptOf(row) : null
    },
    attempts: async ({ id }) => {
      const rows = await attemptsWithPuzzles(tx)
        .where(eq(puzzleAttempts.runId, id))
        .orderBy(asc(puzzleAttempts.number))
      return rows.map(attemptOf)
    },
    triedBefore: async ({ id }, { from, to }) => {
      const inThisRun = tx
        .select({ one: sql`1` })
        .from(puzzleAttempts)
        .where(and(eq(puzzleAttempts.runId, id), eq(puzzleAttempts.puzzleId, puzzles.id)))
      const lastGiven = tx
        .select({ at: max(puzzleAttempts.givenAt) })
        .from(puzzleAttempts)
        .where(and(eq(puzzleAttempts.playerId, playerId), eq(puzzleAttempts.puzzleId, puzzles.id)))
      const [row] = await tx
        .select()
        .from(puzzles)
        .where(
          and(
            gte(puzzles.level, from),
            lte(puzzles.level, to),
            eq(puzzles.isPacked, false),
            notExists(inThisRun),
          ),
        )
        .orderBy(asc(sql`(${lastGiven})`), asc(puzzles.id))
        .limit(1)
      return row ? puzzleOf(row) : null
    },
    best: async (kind, day, except) => {
      const ofToday = or(
        isNull(puzzleRuns.endedAt),
        gte(puzzleRuns.endedAt, new Date(`${day}T00:00:00Z`)),
      )
      const top = async (when?: typeof ofToday) => {
        const [run] = await tx
          .select({ score: puzzleRuns.score })
          .from(puzzleRuns)
          .where(and(mine, eq(puzzleRuns.kind, kind), when, except && ne(puzzleRuns.id, except.id)))
          .orderBy(desc(puzzleRuns.score))
          .limit(1)
        return run?.score ?? 0
      }
      return { today: await top(ofToday), ever: await top() }
    },
  }
}
