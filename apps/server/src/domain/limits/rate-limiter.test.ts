import { Redis } from 'ioredis'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createRedisRateLimiter } from '../../redis/redis-rate-limiter.ts'
import { testRedis } from '../../testing/test-redis.ts'
import { createMemoryRateLimiter, type LimitRule, type RateLimiter } from './rate-limiter.ts'

const twoAMinute: LimitRule = { name: 'test', limit: 2, windowMs: 60_000 }
const yes = { ok: true }
const no = (retryAfterMs: number) => ({ ok: false, retryAfterMs })

const redis = testRedis()
let rules = 0

/** A rule of its own for each test, so that one Redis serves all. */
const newRule = (): LimitRule => ({ ...twoAMinute, name: `test-${(rules += 1)}` })

function setup(create: (now: () => number) => RateLimiter) {
  let ms = 1_000_000
  const rule = newRule()
  const limiter = create(() => ms)
  return {
    take: (key: string, cost?: number) => limiter.take(rule, key, cost),
    takeOther: (key: string) => limiter.take(newRule(), key),
    wait: (by: number) => void (ms += by),
  }
}

const connect = () => {
  const client = new Redis(redis.url())
  onTestFinished(() => client.disconnect())
  return client
}

const places = [
  {
    place: 'of one process',
    create: (now: () => number) => createMemoryRateLimiter({ monotonic: now }),
  },
  {
    place: 'on a real Redis',
    create: (now: () => number) => createRedisRateLimiter({ redis: connect(), now }),
  },
].slice(0, redis.isThere ? 2 : 1)

describe.each(places)('a limit $place', ({ create }) => {
  it('lets through as many as it says, then says how long to wait', async () => {
    const { take, wait } = setup(create)
    expect(await take('a')).toEqual(yes)
    wait(10_000)
    expect(await take('a')).toEqual(yes)
    wait(10_000)
    expect(await take('a')).toEqual(no(40_000))
  })

  it('slides: each count ends after its own window', async () => {
    const { take, wait } = setup(create)
    await take('a')
    wait(50_000)
    await take('a')
    wait(10_000)
    expect(await take('a')).toEqual(yes)
    expect(await take('a')).toEqual(no(50_000))
  })

  it('does not count what it refused', async () => {
    const { take, wait } = setup(create)
    for (let i = 0; i < 100; i++) await take('a')
    wait(60_000)
    expect(await take('a')).toEqual(yes)
  })

  it('keeps keys and rules apart', async () => {
    const { take, takeOther } = setup(create)
    await take('a', 2)
    expect(await take('a')).toEqual(no(60_000))
    expect(await take('b')).toEqual(yes)
    expect(await takeOther('a')).toEqual(yes)
  })

  it('counts a cost, and lets a cost above the limit through only when nothing was counted', async () => {
    const { take, wait } = setup(create)
    expect(await take('a', 5)).toEqual(yes)
    expect(await take('a')).toEqual(no(60_000))
    wait(60_000)
    expect(await take('a')).toEqual(yes)
    expect(await take('a', 5)).toEqual(no(60_000))
  })

  it('lets no more through when many ask at once', async () => {
    const { take } = setup(create)
    const answers = await Promise.all(Array.from({ length: 20 }, () => take('a')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  })
})

it('a limit of one process forgets the least recently counted key when there are too many', async () => {
  const limiter = createMemoryRateLimiter({ monotonic: () => 0 }, { maxKeys: 2 })
  for (const key of ['a', 'b', 'c']) await limiter.take(twoAMinute, key, 2)
  expect((await limiter.take(twoAMinute, 'c')).ok).toBe(false)
  expect((await limiter.take(twoAMinute, 'b')).ok).toBe(false)
  expect((await limiter.take(twoAMinute, 'a')).ok).toBe(true)
})

describe.skipIf(!redis.isThere)('S-51: a limit on a real Redis', () => {
  it('is one for all processes, by the clock of Redis', async () => {
    const rule = { ...newRule(), windowMs: 400 }
    const [a, b] = [connect(), connect()].map((redis) => createRedisRateLimiter({ redis }))
    if (!a || !b) throw new Error('The test has two processes.')
    expect(await a.take(rule, 'somebody')).toEqual(yes)
    expect(await b.take(rule, 'somebody')).toEqual(yes)
    expect(await a.take(rule, 'somebody')).toMatchObject({ ok: false })
    expect(await b.take(rule, 'somebody')).toMatchObject({ ok: false })
    await expect.poll(() => a.take(rule, 'somebody')).toEqual(yes)
  })

  it('stores neither addresses nor e-mails, and nothing that is over', async () => {
    const client = connect()
    const rule = { ...newRule(), windowMs: 200 }
    await createRedisRateLimiter({ redis: client }).take(rule, 'anna@kingside.example')
    const keys = await client.keys(`*${rule.name}*`)
    expect(keys).toHaveLength(1)
    expect(keys.join()).not.toContain('anna')
    await expect.poll(() => client.keys(`*${rule.name}*`)).toEqual([])
  })
})
