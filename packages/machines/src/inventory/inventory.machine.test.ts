import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideInventory } from './inventory.machine.ts'
import { exampleItems } from './inventory.states.ts'
import type { InventoryDeps, InventoryItem } from './inventory.types.ts'
import { selectInventoryView } from './inventory.view.ts'

const others = exampleItems.slice(1)
const at = '2026-10-04T12:00:00.000Z'

function activated(id: number): InventoryItem {
  const item = exampleItems.find((each) => each.id === id)
  if (!item) throw new RangeError(`There is no example item ${id}.`)
  return { ...item, activatedAt: at }
}

function start(given: Partial<InventoryDeps> = {}) {
  const onActivated = vi.fn<(item: InventoryItem) => void>()
  const report = vi.fn<() => void>()
  const deps: InventoryDeps = {
    load: async () => ({ count: 3, items: exampleItems }),
    activate: async (id) => activated(id),
    ...given,
    onActivated,
    report,
  }
  const clock = new SimulatedClock()
  const actor = createActor(provideInventory(deps), { clock }).start()
  const view = () => selectInventoryView(actor.getSnapshot())
  const until = (value: string) => waitFor(actor, (now) => now.value === value)
  return { actor, clock, onActivated, report, view, until }
}

it('activates one item at a time, in its place', async () => {
  const { actor, onActivated, view, until } = start()
  await until('ready')
  actor.send({ type: 'activate.press', id: 9 })
  expect(view()).toMatchObject({ activating: 9 })
  actor.send({ type: 'activate.press', id: 8 })
  await until('activated')
  expect(view()).toMatchObject({ activated: 9, items: [{ id: 9, activatedAt: at }, {}, {}] })
  expect(onActivated).toHaveBeenCalledOnce()
})

it('says why an item was not activated, and keeps it', async () => {
  const { actor, view, until } = start({
    activate: () => Promise.reject({ failure: 'of_no_use' }),
  })
  await until('ready')
  actor.send({ type: 'activate.press', id: 9 })
  await until('refused')
  expect(view()).toMatchObject({ refused: { id: 9, code: 'of_no_use' }, items: exampleItems })
})

it('loads more, each item once', async () => {
  const load = vi
    .fn<InventoryDeps['load']>()
    .mockResolvedValueOnce({ count: 3, items: exampleItems.slice(0, 2) })
    .mockResolvedValueOnce({ count: 3, items: others })
  const { actor, view, until } = start({ load })
  await until('ready')
  expect(view()).toMatchObject({ hasMore: true })
  actor.send({ type: 'more.press' })
  await until('ready')
  expect(load.mock.calls.map(([offset]) => offset)).toEqual([0, 2])
  expect(view()).toMatchObject({ hasMore: false, items: exampleItems })
  actor.send({ type: 'more.press' })
  expect(load).toHaveBeenCalledTimes(2)
})

it('gives up after 10 s', async () => {
  const { actor, clock, view, until } = start({ activate: () => new Promise<never>(() => {}) })
  await until('ready')
  actor.send({ type: 'activate.press', id: 9 })
  clock.increment(10_000)
  expect(view()).toMatchObject({ refused: { code: 'timeout' } })
})

it('is empty where it could not be loaded, which is noted', async () => {
  const { report, view, until } = start({ load: () => Promise.reject(new Error('offline')) })
  await until('empty')
  expect(view()).toEqual({ status: 'empty' })
  expect(report).toHaveBeenCalledOnce()
})
