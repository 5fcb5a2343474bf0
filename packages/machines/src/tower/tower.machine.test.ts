import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideTower } from './tower.machine.ts'
import { exampleTowerData, exampleVisitorData } from './tower.states.ts'
import type { TowerDeps, TowerReader } from './tower.types.ts'
import { selectTowerView } from './tower.view.ts'

function start(load: TowerDeps['load'], reader: TowerReader = 'member') {
  const report = vi.fn<() => void>()
  const clock = new SimulatedClock()
  const actor = createActor(provideTower({ load, report }), { input: { reader }, clock }).start()
  const view = () => selectTowerView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectTowerView(now).status === status)
  return { actor, clock, report, view, reach }
}

it('loads once it is known who reads, and anew for another reader', async () => {
  const load = vi.fn<TowerDeps['load']>(async (reader) =>
    reader === 'member' ? exampleTowerData : exampleVisitorData,
  )
  const { actor, view, reach } = start(load, 'unknown')
  expect(load).not.toHaveBeenCalled()
  actor.send({ type: 'reader.update', reader: 'member' })
  await reach('ready')
  expect(view()).toMatchObject({ data: exampleTowerData, isReloading: false })
  actor.send({ type: 'reader.update', reader: 'visitor' })
  expect(view()).toEqual({ status: 'loading' })
  await reach('ready')
  expect(view()).toMatchObject({ data: { stats: null } })
})

it('keeps what it shows while it loads again', async () => {
  const { actor, view, reach } = start(async () => exampleTowerData)
  await reach('ready')
  actor.send({ type: 'tower.reload' })
  expect(view()).toMatchObject({ status: 'ready', isReloading: true })
})

it('is empty after a failure, which is noted, and can be loaded again', async () => {
  const load = vi
    .fn<TowerDeps['load']>()
    .mockRejectedValueOnce({ failure: 'offline' })
    .mockResolvedValue(exampleTowerData)
  const { actor, report, reach } = start(load)
  await reach('empty')
  expect(report).toHaveBeenCalledOnce()
  actor.send({ type: 'tower.reload' })
  await reach('ready')
})

it('gives up after 10 s', () => {
  const { clock, view, report } = start(() => new Promise<never>(() => {}))
  clock.increment(10_000)
  expect(view()).toEqual({ status: 'empty' })
  expect(report).toHaveBeenCalledOnce()
})
