import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  postgresPrograms,
  type RealPostgres,
  sayWithoutPostgres,
  startRealPostgres,
} from '../../testing/real-postgres.ts'
import { blitzGame, openGame, testRooms, TestSocket, twoPlayers } from '../../testing/test-rooms.ts'
import { openPostgres } from '../open-postgres.ts'
import type { OpenDatabase } from '../open.ts'
import { createSettlementStore } from '../ratings/settlement-store.ts'
import { settlementOf } from '../../domain/ratings/settlement.ts'
import { gameMoves, games, ratingChanges, ratings, timeControls } from '../schema.ts'

const programs = postgresPrograms()
if (programs === null) sayWithoutPostgres()

/** PGlite has one connection, so only a real Postgres can show several at once. */
describe.skipIf(programs === null)('games on a real Postgres', () => {
  let postgres: RealPostgres
  let data: OpenDatabase
  beforeAll(async () => {
    postgres = await startRealPostgres(programs ?? '', { durable: true })
    data = await openPostgres({ url: postgres.createDatabase(), log: { error: () => {} } })
  }, 60_000)
  afterAll(async () => {
    await data.close()
    postgres.stop()
  })
  const gameRow = async (uid: string) =>
    (await data.db.select().from(games).where(eq(games.uid, uid)))[0]

  it('R12, R80: plays a game to its end, with everything that belongs to it', async () => {
    const test = testRooms(data.db)
    const { gameId, w, line } = await openGame(test, await twoPlayers(data.db))
    await line('f2f3 e7e5 g2g4')
    const last = w.heard.at(-1)
    expect(last).toMatchObject({ type: 'event', event: { type: 'MOVED', v: 7 } })
    await line('d8h4')
    await expect.poll(async () => (await gameRow(gameId))?.settledAt).toBeInstanceOf(Date)
    expect(await gameRow(gameId)).toMatchObject({ result: 'BLACK_WIN', plies: 4, review: null })
    const back = new TestSocket(test.rooms, gameId)
    await back.join(null, 2)
    expect(back.events.map(({ v }) => v)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('R81: settled eight times at once, ratings change once', async () => {
    const test = testRooms(data.db, { settles: false })
    const pair = await twoPlayers(data.db)
    const { gameId, line } = await openGame(test, pair)
    await line('f2f3 e7e5 g2g4 d8h4')
    const store = createSettlementStore(data.db)
    const settled = await Promise.all(
      Array.from({ length: 8 }, () => store.settle(gameId, settlementOf, test.clock.now())),
    )
    expect(settled.filter(({ status }) => status === 'settled')).toHaveLength(1)
    const row = await gameRow(gameId)
    const changes = await data.db
      .select()
      .from(ratingChanges)
      .where(eq(ratingChanges.gameId, row?.id ?? 0))
    expect(changes).toHaveLength(2)
  })

  it('R81: games of the same players that end at once are all counted', async () => {
    const test = testRooms(data.db, { settles: false })
    const [a, b] = await twoPlayers(data.db)
    const ids: string[] = []
    for (let count = 0; count < 6; count += 1) {
      const { gameId, line } = await openGame(test, count % 2 === 0 ? [a, b] : [b, a])
      await line('f2f3 e7e5 g2g4 d8h4')
      ids.push(gameId)
    }
    const store = createSettlementStore(data.db)
    await Promise.all(ids.map((id) => store.settle(id, settlementOf, test.clock.now())))
    const rows = await data.db.select().from(ratings).where(eq(ratings.playerId, a))
    expect(rows).toMatchObject([{ games: 6 }])
  })

  it('R113: of two processes that move at once, one stores its move', async () => {
    const older = testRooms(data.db)
    const pair = await twoPlayers(data.db)
    const { gameId, w } = await openGame(older, pair)
    const newer = testRooms(data.db)
    const other = new TestSocket(newer.rooms, gameId)
    await other.join(pair[0])
    const outcomes = await Promise.allSettled([w.move('e2e4'), other.move('d2d4')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    const row = await gameRow(gameId)
    const moves = await data.db
      .select()
      .from(gameMoves)
      .where(eq(gameMoves.gameId, row?.id ?? 0))
    expect(moves.map(({ uci }) => uci)).toEqual(['d2d4'])
  })

  it('begins one game for one origin that is asked for ten times at once', async () => {
    const { rooms } = testRooms(data.db)
    const game = blitzGame(await twoPlayers(data.db))
    const made = await Promise.all(Array.from({ length: 10 }, () => rooms.host.create(game)))
    expect(new Set(made).size).toBe(1)
  })

  it('stores more than 100 moves in a second', async () => {
    const test = testRooms(data.db)
    const boards = await Promise.all(
      Array.from({ length: 8 }, async () => openGame(test, await twoPlayers(data.db))),
    )
    const moves = 'b1c3 b8c6 c3b1 c6b8 a2a3 a7a6 b1c3 b8c6 c3b1 c6b8 h2h3 h7h6 b1c3 b8c6 c3b1 c6b8'
    const count = boards.length * moves.split(' ').length
    const bare = () => data.db.execute(sql`update ${timeControls} set name = name where id = 9`)
    const perSecond = async (work: () => Promise<unknown>) => {
      const start = performance.now()
      await work()
      return count / ((performance.now() - start) / 1000)
    }
    const play = await perSecond(() => Promise.all(boards.map(({ line }) => line(moves))))
    const plain = await perSecond(() =>
      Promise.all(
        boards.map(async () => {
          for (let done = 0; done < count / boards.length; done += 1) await bare()
        }),
      ),
    )
    console.info(`moves/s: ${Math.round(play)}, bare transactions/s: ${Math.round(plain)}`)
    expect(play).toBeGreaterThan(100)
  })
})
