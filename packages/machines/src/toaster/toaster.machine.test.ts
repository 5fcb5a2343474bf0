import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { toastContainers, type ToastOptions } from '../toast/toast.types.ts'
import { provideToaster } from './toaster.machine.ts'
import { maxToasts, type ToasterInput } from './toaster.types.ts'
import { selectToasterView, type ToastPlaceView } from './toaster.view.ts'

function start(input: ToasterInput = { most: maxToasts }) {
  const clock = new SimulatedClock()
  const actor = createActor(provideToaster(), { clock, input }).start()
  const places = (): readonly ToastPlaceView[] => {
    const view = selectToasterView(actor.getSnapshot())
    return view.status === 'empty' ? [] : view.places
  }
  const add = (id: string, options: Partial<ToastOptions> = {}) =>
    actor.send({ type: 'toast.add', toast: { id, title: { text: id }, ...options } })
  const show = (id: string) => actor.send({ type: 'toast.show', id, at: clock.now() })
  const dismiss = (id: string) => actor.send({ type: 'toast.dismiss', id })
  const at = (container = 'topRight') => {
    const place = places().find((one) => one.container === container)
    return {
      ids: place?.toasts.map(({ toast }) => toast.id) ?? [],
      waiting: place?.waiting ?? 0,
      leaving: place?.toasts.filter(({ leaving }) => leaving).map(({ toast }) => toast.id) ?? [],
    }
  }
  return { actor, clock, places, add, show, dismiss, at }
}

const brief = { dismiss: { duration: 1_000 } }

describe('the toaster', () => {
  it('puts a toast in the container that it asks for, topRight unless it does', () => {
    const { add, places } = start()
    add('plain')
    for (const container of toastContainers) add(container, { container })
    expect(places().map(({ container, toasts }) => [container, toasts.length])).toEqual([
      ['topLeft', 1],
      ['topCenter', 1],
      ['topRight', 2],
      ['bottomLeft', 1],
      ['bottomCenter', 1],
      ['bottomRight', 1],
    ])
  })

  it('gives a toast without an id one of its own', () => {
    const { actor, at } = start()
    for (const text of ['one', 'two']) {
      actor.send({ type: 'toast.add', toast: { title: { text } } })
    }
    expect(new Set(at().ids).size).toBe(2)
    expect(at().ids).not.toContain(undefined)
  })

  it('shows the newest first', () => {
    const { add, at } = start()
    add('old')
    add('new')
    expect(at().ids).toEqual(['new', 'old'])
  })

  it('marks a toast that leaves, and removes it after 500 ms', () => {
    const { add, at, clock, show } = start()
    add('one', brief)
    show('one')
    clock.increment(1_000)
    expect(at().leaving).toEqual(['one'])
    clock.increment(499)
    expect(at().ids).toEqual(['one'])
    clock.increment(1)
    expect(at().ids).toEqual([])
  })

  it('removes a toast that nobody saw at once', () => {
    const { add, at, dismiss } = start()
    add('one')
    dismiss('one')
    expect(at().ids).toEqual([])
  })

  it('passes holds, releases, clicks and the close icon on to the toast they are about', () => {
    const { actor, add, at, clock, show } = start()
    add('held', brief)
    add('goes', brief)
    add('clicked', { dismiss: { click: true } })
    add('closed')
    for (const id of ['held', 'goes', 'clicked', 'closed']) show(id)
    actor.send({ type: 'toast.hold', id: 'held', by: 'hover', at: clock.now() })
    actor.send({ type: 'toast.click', id: 'clicked' })
    actor.send({ type: 'toast.click', id: 'closed' })
    clock.increment(1_000)
    expect(at()).toEqual({ ids: ['closed', 'goes', 'held'], waiting: 0, leaving: ['goes'] })
    actor.send({ type: 'toast.close', id: 'closed' })
    actor.send({ type: 'toast.release', id: 'held', by: 'hover', at: clock.now() })
    clock.increment(999)
    expect(at().ids).toEqual(['held'])
    clock.increment(1)
    expect(at()).toEqual({ ids: ['held'], waiting: 0, leaving: ['held'] })
  })

  it('ignores what is said about toasts that are not there', () => {
    const { actor, at, clock } = start()
    const id = 'nobody'
    actor.send({ type: 'toast.show', id, at: 0 })
    actor.send({ type: 'toast.hold', id, by: 'hover', at: 0 })
    actor.send({ type: 'toast.release', id, by: 'hover', at: 0 })
    actor.send({ type: 'toast.click', id })
    actor.send({ type: 'toast.close', id })
    actor.send({ type: 'toast.dismiss', id })
    actor.send({ type: 'toast.removed', id })
    clock.increment(1_000)
    expect(actor.getSnapshot().status).toBe('active')
    expect(at().ids).toEqual([])
  })
})

describe('its queue', () => {
  it('lets four stand in a container and the rest wait, and shows them in their order', () => {
    const { add, at, clock, dismiss, show } = start()
    for (const id of ['A', 'B', 'C', 'D', 'E', 'F']) add(id)
    for (const id of ['A', 'B', 'C', 'D']) show(id)
    expect(at()).toEqual({ ids: ['D', 'C', 'B', 'A'], waiting: 2, leaving: [] })
    dismiss('B')
    clock.increment(499)
    expect(at().ids).toEqual(['D', 'C', 'B', 'A'])
    clock.increment(1)
    expect(at()).toEqual({ ids: ['E', 'D', 'C', 'A'], waiting: 1, leaving: [] })
  })

  it('is one for each container', () => {
    const { add, at } = start({ most: 1 })
    add('top')
    add('bottom', { container: 'bottomLeft' })
    add('waits', { container: 'bottomLeft' })
    expect([at().waiting, at('bottomLeft').waiting]).toEqual([0, 1])
  })

  it('takes no time from a toast that waits', () => {
    const { add, at, clock, show } = start({ most: 1 })
    add('first', brief)
    add('second', brief)
    show('first')
    clock.increment(1_000)
    clock.increment(500)
    expect(at().ids).toEqual(['second'])
    show('second')
    clock.increment(999)
    expect(at().leaving).toEqual([])
    clock.increment(1)
    expect(at().leaving).toEqual(['second'])
  })

  it('drops a toast that waits when it is dismissed', () => {
    const { add, at, clock, dismiss, show } = start({ most: 1 })
    for (const id of ['A', 'B', 'C']) add(id)
    show('A')
    dismiss('B')
    expect(at().waiting).toBe(1)
    dismiss('A')
    clock.increment(500)
    expect(at().ids).toEqual(['C'])
  })

  it('has at least one place, whatever it is told', () => {
    const { add, at } = start({ most: 0 })
    add('A')
    expect(at().ids).toEqual(['A'])
  })
})

describe('a toast with the id of another', () => {
  it('takes its place and begins its time anew', () => {
    const { add, at, clock, show } = start()
    add('draw', brief)
    show('draw')
    clock.increment(900)
    add('draw', brief)
    show('draw')
    clock.increment(900)
    expect(at()).toEqual({ ids: ['draw'], waiting: 0, leaving: [] })
    clock.increment(100)
    expect(at().leaving).toEqual(['draw'])
  })

  it('may stand elsewhere, and leaves its room to the next', () => {
    const { add, at } = start({ most: 1 })
    add('draw')
    add('next')
    add('draw', { container: 'bottomLeft' })
    expect([at().ids, at('bottomLeft').ids]).toEqual([['next'], ['draw']])
  })

  it('keeps its turn while it waits in the same container, and goes to the end of another', () => {
    const { actor, add } = start({ most: 1 })
    add('top')
    add('bottom', { container: 'bottomLeft' })
    for (const id of ['A', 'B']) add(id)
    add('A', { title: { text: 'newer' } })
    expect(actor.getSnapshot().context.waiting.map(({ id }) => id)).toEqual(['A', 'B'])
    add('A', { container: 'bottomLeft' })
    expect(actor.getSnapshot().context.waiting.map(({ id }) => id)).toEqual(['B', 'A'])
  })
})

describe('a thousand toasts', () => {
  it('cost four actors and no timer before they are seen', () => {
    const { actor, add, at } = start()
    for (let n = 0; n < 1_000; n += 1) add(`toast-${n}`, brief)
    expect(at()).toMatchObject({ ids: ['toast-3', 'toast-2', 'toast-1', 'toast-0'], waiting: 996 })
    expect(Object.keys(actor.getSnapshot().children)).toHaveLength(4)
  })

  it('all come and go, and leave nothing behind', () => {
    const { actor, add, at, clock, show } = start()
    for (let n = 0; n < 1_000; n += 1) add(`toast-${n}`, brief)
    const seen = new Set<string>()
    for (let round = 0; round < 250; round += 1) {
      for (const id of at().ids) {
        seen.add(id)
        show(id)
      }
      clock.increment(1_000)
      clock.increment(500)
    }
    expect(seen.size).toBe(1_000)
    expect(actor.getSnapshot().value).toBe('empty')
    expect(Object.keys(actor.getSnapshot().children)).toEqual([])
  })

  it('are cleared at once, without fading', () => {
    const { actor, add, places } = start()
    for (let n = 0; n < 1_000; n += 1) add(`toast-${n}`, brief)
    actor.send({ type: 'toasts.clear' })
    expect(places()).toEqual([])
    expect(actor.getSnapshot().context).toMatchObject({ standing: [], waiting: [] })
    expect(Object.keys(actor.getSnapshot().children)).toEqual([])
  })
})
