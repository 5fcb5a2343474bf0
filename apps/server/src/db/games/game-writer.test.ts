import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { FenceLostError, type GameCommit, type GameStore } from '../../domain/games/game-store.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { TestGame } from '../../testing/test-game.ts'
import { twoPlayers } from '../../testing/test-rooms.ts'
import { gameEvents, gameMoves, games } from '../schema.ts'
import { createGameStore } from './game-store.ts'

const at = new Date('2026-01-01T12:00:00Z')
const database = testDatabase()

let made = 0

/** A stored game that this process has taken up, and the commit of its first move. */
async function firstMove(store: GameStore): Promise<GameCommit> {
  const [white, black] = await twoPlayers(database())
  const gameId = `written-${(made += 1)}`
  const seat = { botLevel: null, rating: null }
  const game = new TestGame({
    gameId,
    seats: { w: { ...seat, playerId: white }, b: { ...seat, playerId: black } },
  })
  const origin = { kind: 'direct', id: gameId } as const
  await store.create({ state: game.state, origin, due: null, aheadMs: 0, at })
  const acquired = await store.acquire(gameId)
  if (!acquired) throw new Error('The game was not stored.')
  game.begin().play('e2e4', 1_000)
  return {
    gameId,
    fence: acquired.fence,
    state: game.state,
    moves: game.state.turns,
    facts: game.facts.map((fact) => ({ fact, serverTs: at.getTime() })),
    due: null,
    aheadMs: 0,
    at,
  }
}

async function rowsOf(gameId: string) {
  const db = database()
  const [game] = await db.select().from(games).where(eq(games.uid, gameId))
  const moves = await db
    .select({ uci: gameMoves.uci })
    .from(gameMoves)
    .where(eq(gameMoves.gameId, game?.id ?? 0))
  const events = await db
    .select({ v: gameEvents.v })
    .from(gameEvents)
    .where(eq(gameEvents.gameId, game?.id ?? 0))
    .orderBy(asc(gameEvents.v))
  return { v: game?.v, moves: moves.map(({ uci }) => uci), events: events.map(({ v }) => v) }
}

describe('commits of several games at once', () => {
  it('stores each with its moves and its events', async () => {
    const store = createGameStore(database())
    const commits = await Promise.all(Array.from({ length: 5 }, () => firstMove(store)))
    await Promise.all(commits.map((commit) => store.commit(commit)))
    for (const { gameId, state, facts } of commits) {
      const events = facts.map(({ fact: { v } }) => v)
      expect(await rowsOf(gameId)).toEqual({ v: state.v, moves: ['e2e4'], events })
    }
  })

  it('R113: refuses the one that another process writes, and stores the others', async () => {
    const store = createGameStore(database())
    const [lost, kept] = await Promise.all([firstMove(store), firstMove(store)])
    await store.acquire(lost.gameId)
    const [refused, stored] = await Promise.allSettled([store.commit(lost), store.commit(kept)])
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(FenceLostError) })
    expect(stored.status).toBe('fulfilled')
    expect((await rowsOf(lost.gameId)).moves).toEqual([])
    expect((await rowsOf(kept.gameId)).moves).toEqual(['e2e4'])
  })

  it('refuses the one that can not be written, and stores the others', async () => {
    const store = createGameStore(database())
    const [broken, kept] = await Promise.all([firstMove(store), firstMove(store)])
    const twice = { ...broken, moves: [...broken.moves, ...broken.moves] }
    const [refused, stored] = await Promise.allSettled([store.commit(twice), store.commit(kept)])
    expect(refused.status).toBe('rejected')
    expect(stored.status).toBe('fulfilled')
    expect(await rowsOf(broken.gameId)).toEqual({ v: 0, moves: [], events: [] })
    expect((await rowsOf(kept.gameId)).moves).toEqual(['e2e4'])
  })

  it('R12: a commit sent twice is stored once', async () => {
    const store = createGameStore(database())
    const commit = await firstMove(store)
    const [first, second] = await Promise.allSettled([store.commit(commit), store.commit(commit)])
    expect(first.status).toBe('fulfilled')
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(FenceLostError) })
    expect((await rowsOf(commit.gameId)).moves).toEqual(['e2e4'])
  })
})
