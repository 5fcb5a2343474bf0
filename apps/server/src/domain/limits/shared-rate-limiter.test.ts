import { expect, it } from 'vitest'
import { manualClock } from '../../testing/manual-clock.ts'
import { createMemoryRateLimiter, type LimitRule } from './rate-limiter.ts'
import { createSharedRateLimiter } from './shared-rate-limiter.ts'

const two: LimitRule = { name: 'test', limit: 2, windowMs: 600_000 }

function setup() {
  const clock = manualClock()
  const shared = createMemoryRateLimiter(clock)
  const away: unknown[] = []
  const state = { isAway: false, asked: 0 }
  const limiter = createSharedRateLimiter({
    shared: {
      take: (...what) => {
        state.asked++
        return state.isAway ? Promise.reject(new Error('away')) : shared.take(...what)
      },
    },
    own: createMemoryRateLimiter(clock),
    clock,
    onAway: (error) => away.push(error),
  })
  const take = async () => (await limiter.take(two, 'a')).ok
  return { take, clock, away, state }
}

it('S-51: this process counts alone while the shared count is away, so that a limit stays one', async () => {
  const { take, state } = setup()
  expect(await take()).toBe(true)
  state.isAway = true
  expect([await take(), await take(), await take()]).toEqual([true, true, false])
})

it('says once that it is away, each time', async () => {
  const { take, clock, away, state } = setup()
  state.isAway = true
  for (let i = 0; i < 5; i++) {
    await take()
    clock.pass(1_000)
  }
  expect(away).toHaveLength(1)
  state.isAway = false
  await take()
  state.isAway = true
  await take()
  expect(away).toHaveLength(2)
})

it('asks the shared count again after a second, not at every call', async () => {
  const { take, clock, state } = setup()
  state.isAway = true
  for (let i = 0; i < 5; i++) await take()
  expect(state.asked).toBe(1)
  clock.pass(1_000)
  state.isAway = false
  expect(await take()).toBe(true)
  expect(state.asked).toBe(2)
})
