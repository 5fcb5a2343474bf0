import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideToast } from './toast.machine.ts'
import { completeToast, type ToastDismiss } from './toast.types.ts'
import { selectToastView } from './toast.view.ts'

const title = { text: 'Saved' }

function start(dismiss: Partial<ToastDismiss> = {}, { shown = true } = {}) {
  const clock = new SimulatedClock()
  const input = { toast: completeToast({ id: 'one', title, dismiss }) }
  const actor = createActor(provideToast(), { clock, input }).start()
  const status = () => selectToastView(actor.getSnapshot()).status
  if (shown) actor.send({ type: 'toast.show', at: clock.now() })
  const hold = (by: 'hover' | 'focus') => actor.send({ type: 'toast.hold', by, at: clock.now() })
  const release = (by: 'hover' | 'focus') =>
    actor.send({ type: 'toast.release', by, at: clock.now() })
  return { actor, clock, status, hold, release }
}

describe('a toast’s defaults', () => {
  it('are those of the specification', () => {
    expect(completeToast({ id: 'one', title })).toEqual({
      id: 'one',
      title,
      message: null,
      type: 'info',
      color: 'saturated',
      action: null,
      icon: null,
      pointer: false,
      container: 'topRight',
      dismiss: { duration: 0, click: false, icon: true, pauseOnHover: true },
    })
  })

  it('show a hand on what a click sends away', () => {
    expect(completeToast({ id: 'one', title, dismiss: { click: true } }).pointer).toBe(true)
    expect(
      completeToast({ id: 'one', title, pointer: false, dismiss: { click: true } }).pointer,
    ).toBe(false)
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])(
    'let it stay for a duration of %d',
    (duration) => {
      expect(completeToast({ id: 'one', title, dismiss: { duration } }).dismiss.duration).toBe(0)
    },
  )
})

describe('a toast', () => {
  it('with a duration of 0 never closes by itself', () => {
    const { clock, status } = start()
    clock.increment(2_147_483_647)
    expect(status()).toBe('shown')
  })

  it('leaves when its time has run out, and is removed after a fade-out of 500 ms', () => {
    const { actor, clock, status } = start({ duration: 5_000 })
    clock.increment(4_999)
    expect(status()).toBe('shown')
    clock.increment(1)
    expect(status()).toBe('leaving')
    clock.increment(499)
    expect(status()).toBe('leaving')
    clock.increment(1)
    expect(status()).toBe('removed')
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('does not lose time before it stands on the screen', () => {
    const { actor, clock, status } = start({ duration: 5_000 }, { shown: false })
    clock.increment(60_000)
    expect(status()).toBe('added')
    actor.send({ type: 'toast.show', at: clock.now() })
    clock.increment(4_999)
    expect(status()).toBe('shown')
    clock.increment(1)
    expect(status()).toBe('leaving')
  })

  it('is removed at once when it is dismissed before anybody saw it', () => {
    const { actor, status } = start({}, { shown: false })
    actor.send({ type: 'toast.dismiss' })
    expect(status()).toBe('removed')
  })

  it('leaves on a click only if a click dismisses it', () => {
    const keeps = start()
    keeps.actor.send({ type: 'toast.click' })
    expect(keeps.status()).toBe('shown')
    const goes = start({ click: true })
    goes.actor.send({ type: 'toast.click' })
    expect(goes.status()).toBe('leaving')
  })

  it('leaves on its close icon only if it has one, and on Escape always', () => {
    const { actor, status } = start({ icon: false })
    actor.send({ type: 'toast.close' })
    expect(status()).toBe('shown')
    actor.send({ type: 'toast.dismiss' })
    expect(status()).toBe('leaving')
    const withIcon = start()
    withIcon.actor.send({ type: 'toast.close' })
    expect(withIcon.status()).toBe('leaving')
  })

  it('is not brought back by a pointer while it leaves', () => {
    const { actor, clock, status, hold } = start()
    actor.send({ type: 'toast.dismiss' })
    hold('hover')
    clock.increment(500)
    expect(status()).toBe('removed')
  })
})

describe('its time', () => {
  it('stands still under a pointer and goes on with what was left', () => {
    const { clock, status, hold, release } = start({ duration: 1_000 })
    clock.increment(600)
    hold('hover')
    clock.increment(60_000)
    release('hover')
    clock.increment(399)
    expect(status()).toBe('shown')
    clock.increment(1)
    expect(status()).toBe('leaving')
  })

  it('adds up over many holds', () => {
    const { clock, status, hold, release } = start({ duration: 1_000 })
    for (let round = 0; round < 9; round += 1) {
      clock.increment(100)
      hold('hover')
      clock.increment(5_000)
      release('hover')
    }
    clock.increment(99)
    expect(status()).toBe('shown')
    clock.increment(1)
    expect(status()).toBe('leaving')
  })

  it('does not stop for a pointer without pauseOnHover, but does for the keyboard', () => {
    const { clock, status, hold, release } = start({ duration: 1_000, pauseOnHover: false })
    hold('hover')
    clock.increment(500)
    hold('focus')
    clock.increment(5_000)
    expect(status()).toBe('shown')
    release('focus')
    clock.increment(500)
    expect(status()).toBe('leaving')
  })

  it('goes on only when both pointer and keyboard have left', () => {
    const { clock, status, hold, release } = start({ duration: 1_000 })
    hold('hover')
    hold('hover')
    hold('focus')
    release('hover')
    clock.increment(5_000)
    expect(status()).toBe('shown')
    release('focus')
    clock.increment(1_000)
    expect(status()).toBe('leaving')
  })

  it('counts with times that are odd: a clock that stands or runs back takes nothing', () => {
    const { actor, clock, status } = start({ duration: 1_000 })
    actor.send({ type: 'toast.hold', by: 'hover', at: -5_000 })
    actor.send({ type: 'toast.release', by: 'hover', at: -5_000 })
    clock.increment(999)
    expect(status()).toBe('shown')
    clock.increment(1)
    expect(status()).toBe('leaving')
  })

  it('is over when the pointer leaves after a sleep of the machine', () => {
    const { actor, clock, status } = start({ duration: 1_000 })
    actor.send({ type: 'toast.hold', by: 'hover', at: 600_000 })
    actor.send({ type: 'toast.release', by: 'hover', at: 600_100 })
    clock.increment(0)
    expect(status()).toBe('leaving')
  })

  it('of more than hosts can count is the longest that they can', () => {
    const { clock, status } = start({ duration: 1e15 })
    clock.increment(1)
    expect(status()).toBe('shown')
  })
})
