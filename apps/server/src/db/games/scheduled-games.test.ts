import type { LobbyEvent } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startNewsOf } from '../../domain/games/start-news.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { blitzGame, testRooms, TestSocket, twoPlayers } from '../../testing/test-rooms.ts'
import { conduct, games } from '../schema.ts'

const database = testDatabase()
const minute = 60_000
const day = 24 * 60 * minute

/** A server on the test's database, with what it tells players outside of their games. */
function server(start?: Date) {
  const news: LobbyEvent[] = []
  const test = testRooms(database(), {
    ...(start && { start }),
    onChanged: (state, _rooms, before) => {
      const told = startNewsOf(
        before,
        state,
        state.startsAt === null ? 0 : test.clock.now().getTime(),
      )
      if (told) news.push(told)
    },
  })
  return { ...test, news }
}

/** A game of two players that starts later, on a server that has begun. */
async function scheduled(startsInMs: number) {
  const test = server()
  await test.rooms.resumeAll()
  const pair = await twoPlayers(database())
  const startsAt = new Date(test.clock.now().getTime() + startsInMs)
  const gameId = await test.rooms.host.create(blitzGame(pair, { startsAt }))
  const w = new TestSocket(test.rooms, gameId)
  const b = new TestSocket(test.rooms, gameId)
  return { ...test, pair, startsAt, gameId, w, b }
}

const phaseOf = async (gameId: string) => {
  const [row] = await database().select().from(games).where(eq(games.uid, gameId))
  return row && { phase: row.phase, reason: row.reason }
}
const typesOf = (socket: TestSocket) => socket.events.map(({ type }) => type)

describe('P14: a scheduled game', () => {
  it('warns its players, opens its page once, and begins when both are there', async () => {
    const { gameId, pair, w, b, pass, news, rooms } = await scheduled(3 * minute)
    expect(await phaseOf(gameId)).toMatchObject({ phase: 'SCHEDULED' })
    expect(await rooms.host.ongoingOf(pair[0])).toEqual([gameId])
    expect(await rooms.host.startedOf(pair[0])).toEqual([])
    await pass(minute)
    expect(news).toEqual([])
    await pass(minute + 1_000)
    expect(news).toEqual([{ type: 'game.soon', gameId, startsInMs: 59_000 }])
    await w.join(pair[0])
    await pass(49_000)
    expect(news[1]).toEqual({ type: 'game.soon', gameId, startsInMs: 10_000 })
    expect(w.events.at(-1)).toMatchObject({ type: 'SCHEDULED_WARN', data: { leftMs: 10_000 } })
    await b.join(pair[1])
    await pass(10_000)
    expect(typesOf(w).slice(-3)).toEqual(['PHASE_CHANGED', 'STATUS_CHANGED', 'PHASE_CHANGED'])
    expect(await phaseOf(gameId)).toMatchObject({ phase: 'PLAYING' })
    expect(await rooms.host.startedOf(pair[0])).toEqual([gameId])
    await w.move('e2e4')
    expect(b.plies).toBe(1)
    expect(news).toHaveLength(2)
  })

  it('is aborted when nobody comes, and lost by the one who does not come', async () => {
    const nobody = await scheduled(5 * minute)
    await nobody.pass(6 * minute)
    expect(await phaseOf(nobody.gameId)).toEqual({
      phase: 'DONE',
      reason: 'both-connections-timeout',
    })
    const alone = await scheduled(5 * minute)
    await alone.b.join(alone.pair[1])
    await alone.pass(6 * minute)
    expect(alone.b.events.at(-1)).toMatchObject({
      data: { end: { result: 'BLACK_WIN', reason: 'one-connection-timeout' } },
    })
  })

  it.each(['stopped in order', 'killed'])(
    'keeps its start when the server is %s, and is taken up by the next one',
    async (how) => {
      const { gameId, pair, rooms, startsAt, clock, w, b } = await scheduled(3 * minute)
      if (how === 'stopped in order') await rooms.stop({ restartInMs: 5_000 })
      clock.pass(2 * minute + 30_000)
      const next = server(clock.now())
      await next.rooms.resumeAll()
      await next.settled()
      // One warning stands for what was missed.
      expect(next.news).toEqual([{ type: 'game.soon', gameId, startsInMs: 30_000 }])
      const again = [w, b].map(() => new TestSocket(next.rooms, gameId))
      for (const [index, socket] of again.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await socket.join(pair[index] ?? null)
      }
      await next.pass(29_000)
      expect(await phaseOf(gameId)).toMatchObject({ phase: 'SCHEDULED' })
      await next.pass(1_000)
      expect(next.clock.now()).toEqual(startsAt)
      expect(await phaseOf(gameId)).toMatchObject({ phase: 'PLAYING' })
      expect(next.news).toHaveLength(2)
    },
  )

  it('gives both the whole time to come when no server was there at its start', async () => {
    const { gameId, pair, rooms, clock } = await scheduled(3 * minute)
    await rooms.stop({ restartInMs: 5_000 })
    clock.pass(10 * minute)
    const next = server(clock.now())
    await next.rooms.resumeAll()
    await next.settled()
    expect(await phaseOf(gameId)).toMatchObject({ phase: 'CONNECTING' })
    expect(next.news).toEqual([{ type: 'game.soon', gameId, startsInMs: 0 }])
    await next.pass(20_000)
    for (const playerId of pair) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await new TestSocket(next.rooms, gameId).join(playerId)
    }
    expect(await phaseOf(gameId)).toMatchObject({ phase: 'PLAYING' })
  })

  it('can be cancelled by either player before it starts, which is no bad conduct', async () => {
    const { gameId, pair, w, b, settled, news } = await scheduled(day)
    await w.join(pair[0])
    await b.join(pair[1])
    expect(await w.say({ type: 'command', command: 'game.resign' })).toMatchObject([
      { reason: 'not-allowed' },
    ])
    await b.say({ type: 'command', command: 'game.abort' })
    await settled()
    expect(w.events.at(-1)).toMatchObject({
      data: { phase: 'DONE', end: { result: 'ABORT', reason: 'left-before-start' } },
    })
    expect(news).toEqual([{ type: 'game.cancelled', gameId }])
    const counted = await database().select().from(conduct).where(eq(conduct.playerId, pair[1]))
    expect(counted[0]?.noShows ?? 0).toBe(0)
  })

  it('counts as not coming when a player cancels after its page has opened', async () => {
    const { pair, b, settled, pass } = await scheduled(2 * minute)
    await b.join(pair[1])
    await pass(2 * minute - 5_000)
    await b.say({ type: 'command', command: 'game.abort' })
    await settled()
    const counted = await database().select().from(conduct).where(eq(conduct.playerId, pair[1]))
    expect(counted[0]).toMatchObject({ noShows: 1 })
  })

  it('is made once for one origin, for tournaments too, and never at a start that is no date', async () => {
    const { rooms, clock } = server()
    const pair = await twoPlayers(database())
    const game = blitzGame(pair, { startsAt: new Date(clock.now().getTime() + day) })
    const made = await Promise.all([rooms.host.create(game), rooms.host.create(game)])
    expect(new Set(made).size).toBe(1)
    await expect(
      rooms.host.create(blitzGame(pair, { startsAt: new Date('tomorrow') })),
    ).rejects.toThrow(/must be a date/)
  })
})
