import { describe, expect, it } from 'vitest'
import { createMemoryRateLimiter, type LimitRule } from './rate-limiter.ts'

const twoAMinute: LimitRule = { name: 'test', limit: 2, windowMs: 60_000 }

function setup(options?: { readonly maxKeys?: number }) {
  let ms = 1_000_000
  const limiter = createMemoryRateLimiter({ monotonic: () => ms }, options)
  return { limiter, wait: (by: number) => (ms += by) }
}

describe('a limit', () => {
  it('lets through as many as it says, then says how long to wait', () => {
    const { limiter, wait } = setup()
    expect(limiter.take(twoAMinute, 'a')).toEqual({ ok: true })
    wait(10_000)
    expect(limiter.take(twoAMinute, 'a')).toEqual({ ok: true })
    wait(10_000)
    expect(limiter.take(twoAMinute, 'a')).toEqual({ ok: false, retryAfterMs: 40_000 })
  })

  it('slides: each count ends after its own window', () => {
    const { limiter, wait } = setup()
    limiter.take(twoAMinute, 'a')
    wait(50_000)
    limiter.take(twoAMinute, 'a')
    wait(10_000)
    expect(limiter.take(twoAMinute, 'a')).toEqual({ ok: true })
    expect(limiter.take(twoAMinute, 'a')).toEqual({ ok: false, retryAfterMs: 50_000 })
  })

  it('does not count what it refused', () => {
    const { limiter, wait } = setup()
    limiter.take(twoAMinute, 'a')
    limiter.take(twoAMinute, 'a')
    for (let i = 0; i < 100; i++) limiter.take(twoAMinute, 'a')
    wait(60_000)
    expect(limiter.take(twoAMinute, 'a')).toEqual({ ok: true })
  })

  it('keeps keys and rules apart', () => {
    const { limiter } = setup()
    limiter.take(twoAMinute, 'a', 2)
    expect(limiter.take(twoAMinute, 'a').ok).toBe(false)
    expect(limiter.take(twoAMinute, 'b').ok).toBe(true)
    expect(limiter.take({ ...twoAMinute, name: 'other' }, 'a').ok).toBe(true)
  })

  it('counts a cost, and lets a cost above the limit through only when nothing was counted', () => {
    const { limiter, wait } = setup()
    expect(limiter.take(twoAMinute, 'a', 5)).toEqual({ ok: true })
    expect(limiter.take(twoAMinute, 'a')).toEqual({ ok: false, retryAfterMs: 60_000 })
    wait(60_000)
    expect(limiter.take(twoAMinute, 'a')).toEqual({ ok: true })
    expect(limiter.take(twoAMinute, 'a', 5)).toEqual({ ok: false, retryAfterMs: 60_000 })
  })

  it('forgets the least recently counted key when there are too many', () => {
    const { limiter } = setup({ maxKeys: 2 })
    limiter.take(twoAMinute, 'a', 2)
    limiter.take(twoAMinute, 'b', 2)
    limiter.take(twoAMinute, 'c', 2)
    expect(limiter.take(twoAMinute, 'c').ok).toBe(false)
    expect(limiter.take(twoAMinute, 'b').ok).toBe(false)
    expect(limiter.take(twoAMinute, 'a').ok).toBe(true)
  })
})
