import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { systemClock } from '../domain/clock.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { openRealtime } from '../realtime/open-realtime.ts'
import { redisProgram, startRealRedis } from '../testing/real-redis.ts'
import { testRedis } from '../testing/test-redis.ts'
import { connectRedis } from './connect-redis.ts'
import { startFakeRedis } from './fake-redis.ts'
import { createRedisBus } from './redis-bus.ts'
import { createRedisLatencies } from './redis-latencies.ts'
import { createRedisLeases } from './redis-leases.ts'
import { createRedisTickets } from './redis-tickets.ts'

const onFailure = (_event: string, error: unknown) => {
  throw error
}

interface Place {
  readonly url: string
  readonly keys: () => Promise<readonly string[]>
}

const real = testRedis()

/** The same tests for both, so that the fake is shown to behave as Redis does. */
const places: readonly { readonly place: string; readonly start: () => Promise<Place> }[] = [
  {
    place: 'the fake Redis',
    start: async () => {
      const { url, keys } = await startFakeRedis()
      return { url, keys: async () => keys() }
    },
  },
  ...(real.isThere
    ? [
        {
          place: 'a real Redis',
          start: async () => {
            const redis = connect(real.url())
            await redis.flushall()
            return { url: real.url(), keys: () => redis.keys('*') }
          },
        },
      ]
    : []),
]

function connect(url: string) {
  const redis = connectRedis(url, () => {})
  onTestFinished(() => redis.disconnect())
  return redis
}

async function twoProcesses({ url, keys }: Place) {
  return { a: connect(url), b: connect(url), keys }
}

it('a Redis that is not there stops the start, with its address and not its password', async () => {
  const start = openRealtime({
    redisUrl: 'redis://user:secret@127.0.0.1:9/',
    clock: systemClock,
    createUid,
    log: { error: () => {} },
  })
  await expect(start).rejects.toThrow(/^The Redis at 127.0.0.1:9 does not answer./)
  await expect(start).rejects.not.toThrow(/secret/)
})

describe.each(places)('on $place', ({ start }) => {
  it('S-06: a ticket of one process opens a socket of another, once, and is stored as a hash', async () => {
    const { a, b, keys } = await twoProcesses(await start())
    const holder = { playerId: 7, playerUid: 'seven', sessionId: null }
    const given = createRedisTickets({ redis: a, createTicket: createUid })
    const taken = createRedisTickets({ redis: b, createTicket: createUid })
    const ticket = await given.issue(holder, { kind: 'lobby' })
    expect((await keys()).join()).not.toContain(ticket)
    expect(await taken.redeem(ticket, { kind: 'lobby' })).toEqual(holder)
    expect(await given.redeem(ticket, { kind: 'lobby' })).toBeNull()
    const other = await given.issue(holder, { kind: 'lobby' })
    const game = { kind: 'game', gameId: 'game-number-1', userType: 'player' } as const
    expect(await taken.redeem(other, game)).toBeNull()
  })

  it('several processes open and close their realtime on one Redis', async () => {
    const { url } = await start()
    const open = () =>
      openRealtime({ redisUrl: url, clock: systemClock, createUid, log: { error: () => {} } })
    const [a, b] = [await open(), await open()]
    const heard: unknown[] = []
    b.lobby.enter({ playerId: 7, send: (message) => heard.push(message) })
    await vi.waitFor(() => expect(a.lobby.isHere(7)).toBe(true))
    const news = { type: 'challenge.declined', id: 'c' } as const
    a.lobby.sendToPlayer(7, news)
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'news', news }]))
    await b.close()
    await vi.waitFor(() => expect(a.lobby.isHere(7)).toBe(false))
    await a.close()
  })

  it('a lease is held by one process until it gives it back or stops renewing', async () => {
    const { a, b } = await twoProcesses(await start())
    const [one, two] = [createRedisLeases(a), createRedisLeases(b)]
    expect(await one.take('game', 'a', 10_000)).toBe('a')
    expect(await two.take('game', 'b', 10_000)).toBe('a')
    await two.release('game', 'b')
    expect(await one.take('game', 'a', 10_000)).toBe('a')
    await one.release('game', 'a')
    expect(await two.take('game', 'b', 50)).toBe('b')
    await vi.waitFor(async () => expect(await one.take('game', 'a', 10_000)).toBe('a'))
  })

  it('renews many leases at once, and says which of them another has', async () => {
    const { a, b } = await twoProcesses(await start())
    const [one, two] = [createRedisLeases(a), createRedisLeases(b)]
    const names = Array.from({ length: 700 }, (_, index) => `game-${index}`)
    await two.take('game-600', 'b', 10_000)
    const holders = await one.takeAll(names, 'a', 10_000)
    expect(holders).toEqual(names.map((name) => (name === 'game-600' ? 'b' : 'a')))
    expect(await one.takeAll(names, 'a', 10_000)).toEqual(holders)
    expect(await two.take('game-0', 'b', 10_000)).toBe('a')
  })

  it('P13: what a player measured at one process is known to the other, until it is forgotten', async () => {
    const { a, b } = await twoProcesses(await start())
    const [one, two] = [createRedisLatencies(a), createRedisLatencies(b)]
    await one.set('near', { eu: 20, asia: 90 })
    const known = [{ playerUid: 'near', byRegion: { eu: 20, asia: 90 } }]
    expect(await two.find(['near', 'unknown'])).toEqual(known)
    await two.forget('near')
    expect(await one.find(['near'])).toEqual([])
  })

  it('R06: what one process publishes reaches all in its order, itself as well', async () => {
    const { a, b } = await twoProcesses(await start())
    const buses = [a, b].map((redis) => createRedisBus({ redis, onFailure }))
    const heard: string[][] = [[], []]
    for (const [index, bus] of buses.entries()) {
      await bus.subscribe('games', (message) => heard[index]?.push(message))
      await bus.subscribe('other', () => heard[index]?.push('of another channel'))
    }
    const told = Array.from({ length: 100 }, (_, index) => String(index))
    for (const message of told) buses[0]?.publish('games', message)
    await vi.waitFor(() => expect(heard).toEqual([told, told]))
    for (const bus of buses) await bus.close()
  })
})

it.each(places)('a bus on $place knows whether anybody listens', async ({ start }) => {
  const { a, b } = await twoProcesses(await start())
  const [asking, listening] = [a, b].map((redis) => createRedisBus({ redis, onFailure }))
  if (!asking || !listening) throw new Error('The test has two processes.')
  onTestFinished(asking.close)
  expect(await asking.hasSubscribers('process b')).toBe(false)
  await listening.subscribe('process b', () => {})
  expect(await asking.hasSubscribers('process b')).toBe(true)
  await listening.close()
  await vi.waitFor(async () => expect(await asking.hasSubscribers('process b')).toBe(false))
})

it.skipIf(!real.isThere)(
  'a bus says when Redis was away, and carries again from then on',
  async () => {
    const redis = await startRealRedis(redisProgram() ?? '')
    onTestFinished(redis.kill)
    const bus = createRedisBus({ redis: connect(redis.url), onFailure: () => {} })
    onTestFinished(bus.close)
    const heard: string[] = []
    await bus.subscribe('games', (message) => heard.push(message))
    bus.onGap(() => {
      heard.push('a gap')
      bus.publish('games', 'after it')
    })
    bus.publish('games', 'before')
    await vi.waitFor(() => expect(heard).toEqual(['before']))
    await redis.kill()
    bus.publish('games', 'meanwhile')
    await redis.start()
    await vi.waitFor(() => expect(heard).toContain('after it'), { timeout: 10_000 })
    expect(heard.filter((what) => what === 'a gap')).toHaveLength(1)
  },
)
