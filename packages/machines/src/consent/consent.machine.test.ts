import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { provideConsent } from './consent.machine.ts'
import type { ConsentDeps, ConsentInput } from './consent.types.ts'
import { selectConsentView } from './consent.view.ts'

function start(save: ConsentDeps['save'], input: Partial<ConsentInput> = {}) {
  const deps = {
    save: vi.fn<ConsentDeps['save']>(save),
    onSaved: vi.fn<ConsentDeps['onSaved']>(),
    report: vi.fn<() => void>(),
  }
  const clock = new SimulatedClock()
  const actor = createActor(provideConsent(deps), {
    clock,
    input: { isGiven: false, isTooYoung: false, ...input },
  }).start()
  const view = () => selectConsentView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectConsentView(now).status === status)
  return { ...deps, actor, clock, view, reach }
}

it('is given, and taken back', async () => {
  const { actor, save, onSaved, view, reach } = start(async () => {})
  expect(view()).toEqual({ status: 'wanted' })
  actor.send({ type: 'consent.give' })
  actor.send({ type: 'consent.give' })
  expect(view()).toEqual({ status: 'saving', isGiving: true })
  await reach('given')
  actor.send({ type: 'consent.withdraw' })
  await reach('wanted')
  expect(save.mock.calls.map(([isGiven]) => isGiven)).toEqual([true, false])
  expect(onSaved.mock.calls).toEqual([[true], [false]])
})

it('is not asked of children', () => {
  const { actor, save, view } = start(async () => {}, { isTooYoung: true })
  actor.send({ type: 'consent.give' })
  expect(view()).toEqual({ status: 'too-young' })
  expect(save).not.toHaveBeenCalled()
})

it('stays as it was when a save fails, or takes 10 s', async () => {
  const failed = start(() => Promise.reject(new Error('offline')))
  failed.actor.send({ type: 'consent.give' })
  await failed.reach('wanted')
  expect(failed.report).toHaveBeenCalledOnce()
  const slow = start(() => new Promise<never>(() => {}), { isGiven: true })
  slow.actor.send({ type: 'consent.withdraw' })
  slow.actor.send({ type: 'standing.update', standing: { isGiven: true, isTooYoung: false } })
  expect(slow.view()).toEqual({ status: 'saving', isGiving: false })
  slow.clock.increment(10_000)
  expect(slow.view()).toEqual({ status: 'given' })
  expect(slow.onSaved).not.toHaveBeenCalled()
})
