import { contract } from '@kingside/api'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { boardsOf } from '../../domain/tournaments/run-state.ts'
import { settlementOf } from '../../domain/ratings/settlement.ts'
import { verifiedMember } from '../../testing/foa-games.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { openGame, testRooms, twoPlayers } from '../../testing/test-rooms.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'
import { createSettlementStore } from '../ratings/settlement-store.ts'
import { type accounts, tournamentEntries, towerPoints } from '../schema.ts'
import { givePoints } from './give-points.ts'

const database = testDatabase()
const consents = { gamificationConsent: true }

const pointsOf = async (playerId: number) =>
  (
    await database()
      .select()
      .from(towerPoints)
      .where(eq(towerPoints.playerId, playerId))
      .orderBy(towerPoints.sourceId)
  ).map(({ source, points }) => [source, points])

async function pair(facts: Partial<typeof accounts.$inferInsert> = consents) {
  const db = database()
  const [white, black] = await twoPlayers(db)
  await verifiedMember(db, white, facts)
  await verifiedMember(db, black, facts)
  return [white, black] as const
}

/** A game that Black wins, settled as often as it says. */
async function settledGame(
  players: readonly [number, number],
  ratingType: 'worldchess' | 'fide' | 'non-rated',
  times = 1,
) {
  const test = testRooms(database(), { settles: false })
  const { gameId, line } = await openGame(test, players, { ratingType })
  await line('f2f3 e7e5 g2g4 d8h4')
  const store = createSettlementStore(database())
  await Promise.all(
    Array.from({ length: times }, () => store.settle(gameId, settlementOf, test.clock.now())),
  )
}

it('a rated game is one point, a win two, once though it is settled often', async () => {
  const [white, black] = await pair()
  await settledGame([white, black], 'worldchess', 4)
  await settledGame([white, black], 'fide')
  expect(await pointsOf(white)).toEqual([
    ['game', 1],
    ['game', 1],
  ])
  expect(await pointsOf(black)).toEqual([
    ['game', 2],
    ['game', 2],
  ])
})

it('an unrated game is none, nor is one of who has no account', async () => {
  const players = await pair()
  await settledGame(players, 'non-rated')
  expect(await pointsOf(players[1])).toEqual([])
  const strangers = await twoPlayers(database())
  await settledGame(strangers, 'worldchess')
  expect(await pointsOf(strangers[1])).toEqual([])
})

it('nothing is earned once the consent was taken back, nor by a closed account', async () => {
  const left = await pair({ gamificationEndedAt: new Date('2026-01-01T00:00:00Z') })
  await settledGame(left, 'worldchess')
  expect(await pointsOf(left[1])).toEqual([['game', 0]])
  const closed = await pair({ ...consents, closedAt: new Date('2026-01-01T00:00:00Z') })
  await settledGame(closed, 'worldchess')
  expect(await pointsOf(closed[1])).toEqual([])
})

it('a day brings sixty, and the next one begins anew', async () => {
  const [playerId] = await pair()
  const give = (sourceId: number, points: number, at: string) =>
    givePoints(database(), {
      source: 'game',
      sourceId,
      pointsOf: new Map([[playerId, points]]),
      at: new Date(at),
    })
  await give(1, 59, '2026-01-01T00:00:00Z')
  await give(2, 2, '2026-01-01T12:00:00Z')
  await give(3, 2, '2026-01-01T23:59:59Z')
  await give(4, 2, '2026-01-02T00:00:00Z')
  await give(3, 2, '2026-01-02T00:00:00Z')
  expect((await pointsOf(playerId)).map(([, points]) => points)).toEqual([59, 1, 0, 2])
})

it('a tournament that was played to its end is ten, for who has stayed', async () => {
  const world = tournamentWorld(database())
  const players = await world.addPlayers(4)
  for (const playerId of players) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await verifiedMember(database(), playerId, consents)
  }
  const id = await world.addTournament({ rounds: 1 })
  await world.enter(id, players)
  await world.start()
  await world.pass(60_000)
  await world.pass(10_000)
  const state = await world.state(id)
  const [left] = state.entries
  for (const board of boardsOf(state, 1)) {
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    await world.play(state, board, null)
  }
  await database()
    .update(tournamentEntries)
    .set({ status: 'withdrawn' })
    .where(and(eq(tournamentEntries.id, left?.id ?? 0)))
  await world.pass(60_000)
  const { stage } = (await world.state(id)).tournament
  expect(stage).toBe('completed')
  expect(
    (await world.call(null, contract.tournaments.standing.list, { params: { id } })).data,
  ).toHaveLength(4)
  const sources = await Promise.all(
    state.entries.map(async ({ playerId }) =>
      (await pointsOf(playerId)).filter(([source]) => source === 'tournament'),
    ),
  )
  expect(sources).toEqual([[], [['tournament', 10]], [['tournament', 10]], [['tournament', 10]]])
})
