import { beforeEach, expect, it, vi } from 'vitest'
import type { Bus } from '../domain/realtime/bus.ts'
import { createMemoryBus } from '../domain/realtime/memory-bus.ts'
import { fragileBus } from '../testing/fragile-bus.ts'
import { manualClock } from '../testing/manual-clock.ts'
import { watchProcesses } from './processes.ts'

let bus: Bus
beforeEach(() => {
  bus = createMemoryBus()
})

async function startProcess(id: string) {
  const clock = manualClock()
  const own = fragileBus(bus)
  const processes = await watchProcesses({ id, bus: own, clock })
  const seen: string[] = []
  processes.onCame((other) => seen.push(`${other} came`))
  processes.onGone((other) => seen.push(`${other} went`))
  processes.onReturned(() => seen.push('returned'))
  return { bus: own, clock, seen, stop: processes.stop }
}

/** Lets the bus deliver. */
const settle = () => new Promise(setImmediate)

async function pass(seconds: number, ...started: Awaited<ReturnType<typeof startProcess>>[]) {
  for (let second = 0; second < seconds; second++) {
    for (const { clock } of started) clock.pass(1_000)
    await settle()
  }
}

it('notices who comes, who stops, and who falls silent', async () => {
  const [a, b] = [await startProcess('a'), await startProcess('b')]
  const c = await startProcess('c')
  await settle()
  expect(a.seen).toEqual(['b came', 'c came'])
  b.stop()
  await pass(5, a)
  expect(a.seen).toEqual(['b came', 'c came', 'b went'])
  c.bus.cut()
  await pass(10, a, c)
  expect(a.seen).toEqual(['b came', 'c came', 'b went', 'c went'])
})

it('notices at the next beat that a process has ended, long before its silence would tell', async () => {
  const [a, b] = [await startProcess('a'), await startProcess('b')]
  await settle()
  b.bus.cut()
  vi.spyOn(bus, 'hasSubscribers').mockResolvedValue(false)
  await pass(3, a)
  expect(a.seen).toEqual(['b came', 'b went'])
})

it('a process that stood still does not take the others for gone', async () => {
  const [a, b] = [await startProcess('a'), await startProcess('b')]
  await settle()
  a.bus.hold()
  await pass(7, b)
  a.clock.freeze(60_000)
  a.clock.pass(0)
  a.bus.release()
  await pass(10, a, b)
  expect(a.seen).toEqual(['b came'])
})

it('while the bus is away nobody is taken for gone, and then those who are are noticed again', async () => {
  const [a, b] = [await startProcess('a'), await startProcess('b')]
  await settle()
  for (const { bus } of [a, b]) bus.cut()
  await pass(60, a, b)
  for (const { bus } of [a, b]) bus.mend()
  await pass(10, a, b)
  expect(a.seen.filter((what) => what.endsWith('went'))).toEqual([])
  await pass(10, a)
  expect(a.seen.at(-1)).toBe('b went')
})

it('who returns says so, so that the others tell it again what it has missed', async () => {
  const [a, b] = [await startProcess('a'), await startProcess('b')]
  await settle()
  b.bus.cut()
  await pass(3, a, b)
  b.bus.mend()
  await settle()
  expect(b.seen).toEqual(['a came', 'returned'])
  expect(a.seen).toEqual(['b came', 'b came'])
})
