import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideBenefits } from './benefits.machine.ts'
import { exampleBenefitList } from './benefits.states.ts'
import type { BenefitsDeps } from './benefits.types.ts'
import { selectBenefitsView } from './benefits.view.ts'

function start(given: Partial<BenefitsDeps> = {}) {
  const onChanged = vi.fn<() => void>()
  const report = vi.fn<() => void>()
  const deps: BenefitsDeps = {
    load: async () => exampleBenefitList,
    buy: async () => {},
    ...given,
    onChanged,
    report,
  }
  const clock = new SimulatedClock()
  const actor = createActor(provideBenefits(deps), { clock }).start()
  const view = () => selectBenefitsView(actor.getSnapshot())
  const until = (value: string) => waitFor(actor, (now) => now.value === value)
  return { actor, clock, onChanged, report, view, until }
}

it('are bought one at a time', async () => {
  const buy = vi.fn<BenefitsDeps['buy']>(async () => {})
  const { actor, onChanged, view, until } = start({ buy })
  await until('ready')
  actor.send({ type: 'buy.press', id: 3 })
  actor.send({ type: 'buy.press', id: 1 })
  expect(view()).toMatchObject({ status: 'ready', buying: 3 })
  await until('bought')
  expect(buy).toHaveBeenCalledOnce()
  expect(view()).toMatchObject({ bought: 3, buying: null, refused: null })
  expect(onChanged).toHaveBeenCalledOnce()
})

it('tell why a purchase was refused', async () => {
  const { actor, onChanged, view, until } = start({
    buy: () => Promise.reject({ failure: 'sold_out' }),
  })
  await until('ready')
  actor.send({ type: 'buy.press', id: 2 })
  await until('refused')
  expect(view()).toMatchObject({ refused: { id: 2, code: 'sold_out' } })
  expect(onChanged).toHaveBeenCalledOnce()
})

it('give up after 10 s', async () => {
  const { actor, clock, view, until } = start({ buy: () => new Promise<never>(() => {}) })
  await until('ready')
  actor.send({ type: 'buy.press', id: 2 })
  clock.increment(10_000)
  expect(view()).toMatchObject({ refused: { code: 'timeout' } })
})

it('are empty where they could not be loaded, which is noted', async () => {
  const { report, view, until } = start({ load: () => Promise.reject(new Error('offline')) })
  await until('empty')
  expect(view()).toEqual({ status: 'empty' })
  expect(report).toHaveBeenCalledOnce()
})
