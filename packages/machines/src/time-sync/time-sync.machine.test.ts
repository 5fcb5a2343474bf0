import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideTimeSync } from './time-sync.machine.ts'
import type { PingTimes } from './time-sync.types.ts'
import { selectTimeSyncView, serverTimeAt } from './time-sync.view.ts'

/** A server whose clock is ahead by `ahead`; pings take the given round trips, the last one for ever. */
function start(roundTrips: readonly (number | 'lost' | 'silent')[] = [40]) {
  const clock = new SimulatedClock()
  const server = { ahead: 500_000, asked: 0, roundTrips: [...roundTrips] }
  const ping = async (): Promise<PingTimes> => {
    server.asked += 1
    const next = server.roundTrips.length > 1 ? server.roundTrips.shift() : server.roundTrips[0]
    if (next === 'silent') return new Promise(() => {})
    if (next === 'lost' || next === undefined) throw new Error('lost')
    const sentAt = clock.now()
    // The way back takes it all, as bad as it can be.
    return { sentAt, receivedAt: sentAt + next, serverAt: sentAt + server.ahead }
  }
  const actor = createActor(provideTimeSync({ ping }), { clock }).start()
  const view = () => selectTimeSyncView(actor.getSnapshot())
  const open = () => actor.send({ type: 'connection.open' })
  const at = (value: string) =>
    vi.waitUntil(() => {
      const now = actor.getSnapshot().value
      return (typeof now === 'string' ? now : now.measuring) === value
    })
  const finishRound = async () => {
    for (let pause = 0; pause < 4; pause += 1) {
      await at('pausing')
      clock.increment(200)
    }
    await at('synced')
  }
  return { actor, at, clock, finishRound, open, server, view }
}

describe('the server’s time', () => {
  it('is unknown before the first answer, and roughly known after it', async () => {
    const { at, open, view } = start([100, 20])
    expect(view()).toEqual({ status: 'unknown', phase: 'offline' })
    open()
    expect(view()).toEqual({ status: 'unknown', phase: 'measuring' })
    await at('pausing')
    expect(view()).toEqual({
      status: 'known',
      phase: 'measuring',
      offsetMs: 499_950,
      roundTripMs: 100,
      fresh: false,
    })
  })

  it('is that of the best of five round trips', async () => {
    const { finishRound, open, server, view } = start([100, 20, 60, 20, 300])
    open()
    await finishRound()
    expect(server.asked).toBe(5)
    expect(view()).toEqual({
      status: 'known',
      phase: 'synced',
      offsetMs: 499_990,
      roundTripMs: 20,
      fresh: true,
    })
  })

  it('can be told for every moment', () => {
    expect(serverTimeAt({ offsetMs: 499_990 }, 1_000)).toBe(500_990)
  })

  it('is wrong by no more than half the round trip', async () => {
    const { finishRound, open, server, view } = start([80])
    open()
    await finishRound()
    const known = view()
    if (known.status !== 'known') throw new Error('is unknown')
    expect(Math.abs(known.offsetMs - server.ahead)).toBeLessThanOrEqual(40)
  })

  it('is asked for again every 900,000 ms', async () => {
    const { clock, finishRound, open, server } = start()
    open()
    await finishRound()
    clock.increment(899_999)
    expect(server.asked).toBe(5)
    clock.increment(1)
    expect(server.asked).toBe(6)
    await finishRound()
    expect(server.asked).toBe(10)
  })

  it('is asked for again after a reconnect, and stays known meanwhile', async () => {
    const { actor, finishRound, open, server, view } = start()
    open()
    await finishRound()
    actor.send({ type: 'connection.lost' })
    expect(view()).toMatchObject({ status: 'known', phase: 'offline', fresh: false })
    server.ahead += 1_000
    open()
    expect(view()).toMatchObject({ offsetMs: 499_980, fresh: false })
    await finishRound()
    expect(view()).toMatchObject({ offsetMs: 500_980, fresh: true })
  })

  it('of a later round counts though its round trip is longer: the clocks may have drifted', async () => {
    const { actor, finishRound, open, server, view } = start([10])
    open()
    await finishRound()
    server.roundTrips = [200]
    actor.send({ type: 'time.resync' })
    await finishRound()
    expect(view()).toMatchObject({ roundTripMs: 200 })
  })

  it('is asked for by nobody while there is no connection', () => {
    const { actor, clock, server } = start()
    actor.send({ type: 'page.wake' })
    actor.send({ type: 'time.resync' })
    clock.increment(3_600_000)
    expect(server.asked).toBe(0)
  })
})

describe('a ping', () => {
  it('that is lost ends the round with what there is', async () => {
    const { at, clock, open, view } = start([30, 'lost'])
    open()
    await at('pausing')
    clock.increment(200)
    await at('synced')
    expect(view()).toMatchObject({ roundTripMs: 30, fresh: true })
  })

  it('that is lost when there is nothing is tried again after 6 s', async () => {
    const { at, clock, open, server, view } = start(['lost', 30])
    open()
    await at('retrying')
    expect(view()).toEqual({ status: 'unknown', phase: 'retrying', retryAfterMs: 6_000 })
    clock.increment(5_999)
    expect(server.asked).toBe(1)
    clock.increment(1)
    await at('pausing')
    expect(view()).toMatchObject({ status: 'known' })
  })

  it('without an answer is given up after 3 s', async () => {
    const { at, clock, open, view } = start(['silent'])
    open()
    clock.increment(2_999)
    await at('asking')
    clock.increment(1)
    await at('retrying')
    expect(view()).toEqual({ status: 'unknown', phase: 'retrying', retryAfterMs: 6_000 })
  })

  it.each([
    { sentAt: 100, receivedAt: 50, serverAt: 1_000 },
    { sentAt: 100, receivedAt: Number.NaN, serverAt: 1_000 },
    { sentAt: 100, receivedAt: 150, serverAt: Number.POSITIVE_INFINITY },
  ])('with times that can’t be is none: %o', async (times) => {
    const actor = createActor(provideTimeSync({ ping: async () => times })).start()
    actor.send({ type: 'connection.open' })
    await vi.waitUntil(() => actor.getSnapshot().value === 'retrying')
    expect(selectTimeSyncView(actor.getSnapshot())).toMatchObject({ status: 'unknown' })
    actor.stop()
  })
})

describe('reliability', () => {
  it('R36: wakes that come together lead to one round, not to a storm', async () => {
    const { actor, clock, finishRound, open, server } = start()
    open()
    await finishRound()
    const before = server.asked
    for (let wake = 0; wake < 3; wake += 1) actor.send({ type: 'page.wake' })
    await finishRound()
    expect(server.asked - before).toBe(7)
    clock.increment(899_999)
    expect(server.asked - before).toBe(7)
  })

  it('R37: only the monotonic clock counts: a wall clock that is set ±2 h changes nothing', async () => {
    const { actor, finishRound, open, view } = start()
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    open()
    vi.setSystemTime(7_200_000)
    vi.useRealTimers()
    await finishRound()
    const before = view()
    actor.send({ type: 'time.resync' })
    await finishRound()
    expect(view()).toEqual(before)
  })

  it('R55: a sleep of 10 minutes, in which the monotonic clock stood still, is measured within 2 s of the wake', async () => {
    const { actor, clock, finishRound, open, server, view } = start([40])
    open()
    await finishRound()
    server.ahead += 600_000
    const woke = clock.now()
    actor.send({ type: 'page.wake' })
    await finishRound()
    expect(view()).toMatchObject({ offsetMs: 1_099_980, fresh: true })
    expect(clock.now() - woke).toBeLessThanOrEqual(2_000)
  })

  it('R55: what was asked before the sleep is forgotten', async () => {
    const { actor, at, finishRound, open, server, view } = start([10])
    open()
    await at('pausing')
    server.ahead += 600_000
    server.roundTrips = [80]
    actor.send({ type: 'page.wake' })
    await finishRound()
    expect(view()).toMatchObject({ roundTripMs: 80, offsetMs: 1_099_960 })
  })

  it('R51: after 100 reconnects there is one timer', async () => {
    const { actor, at, clock, open, server } = start(['silent'])
    for (let time = 0; time < 100; time += 1) {
      open()
      actor.send({ type: 'connection.lost' })
    }
    open()
    const before = server.asked
    clock.increment(3_000)
    await at('retrying')
    clock.increment(6_000)
    expect(server.asked).toBe(before + 1)
  })
})
