import { z } from 'zod/mini'
import { createBatches } from '../../domain/batches.ts'
import { FenceLostError, type GameCommit, type GameStore } from '../../domain/games/game-store.ts'
import type { Database } from '../database.ts'
import { commitGames } from './commit-games.ts'

/** Two, so that Postgres has the next at hand while it waits for the disk. */
const atOnce = 2
const atMost = 100

/**
 * Writes what happens in games. Each commit is stored whole or not at all; those of different games that come
 * while others are being written share a statement, and with it the wait for the disk.
 */
export function createGameWriter(db: Database): GameStore['commit'] {
  const write = createBatches({
    run: (commits: readonly GameCommit[]) => writeAll(db, commits),
    atOnce,
    atMost,
  })
  /** A statement writes each game once, so the second commit of a game waits for the first. */
  const underWay = new Map<string, Promise<Answer>>()
  return async (commit) => {
    const { gameId } = commit
    const answer = underWay.has(gameId)
      ? Promise.allSettled([underWay.get(gameId)]).then(() => write(commit))
      : write(commit)
    underWay.set(gameId, answer)
    try {
      const stored = await answer
      if (stored !== 'stored') throw stored
    } finally {
      if (underWay.get(gameId) === answer) underWay.delete(gameId)
    }
  }
}

type Answer = 'stored' | Error

/** @param commits of different games */
async function writeAll(db: Database, commits: readonly GameCommit[]): Promise<readonly Answer[]> {
  try {
    const stored = await commitGames(db, commits)
    return commits.map(({ gameId }) =>
      stored.has(gameId) ? 'stored' : new FenceLostError(`Game ${gameId} is written elsewhere.`),
    )
  } catch (error) {
    // One game that can't be stored, or that another process holds, must not hold up the others.
    if (commits.length === 1 || !isOfTheRows(error)) throw error
    const each = await Promise.all(commits.map((commit) => writeAll(db, [commit]).catch(asAnswer)))
    return each.flat()
  }
}

const asAnswer = (error: unknown): readonly Answer[] => [
  error instanceof Error ? error : new Error('The game could not be stored.', { cause: error }),
]

const coded = z.object({ code: z.string() })

/**
 * Whether Postgres refused what was written: data (22), constraints (23), deadlocks (40). With any other failure
 * the same would happen to each alone.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function isOfTheRows(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { data } = coded.safeParse(each)
    if (data && ['22', '23', '40'].includes(data.code.slice(0, 2))) return true
  }
  return false
}
