import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToaster, type Toaster } from './createToaster.ts'

const titles = ({ queue }: Toaster) => queue.visibleToasts.map(({ content }) => content.title)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a toaster', () => {
  it('fills in the documented defaults', () => {
    const toaster = createToaster()
    const id = toaster.add({ title: 'Saved' })
    expect(toaster.queue.visibleToasts.map(({ content }) => content)).toEqual([
      {
        id,
        title: 'Saved',
        message: undefined,
        action: undefined,
        icon: undefined,
        type: 'info',
        color: 'saturated',
        pointer: false,
        container: 'topRight',
        dismiss: { duration: 0, click: false, icon: true, pauseOnHover: true },
      },
    ])
  })

  it('gives random ids that differ', () => {
    const toaster = createToaster()
    expect(toaster.add({ title: 'One' })).not.toBe(toaster.add({ title: 'Two' }))
  })

  it('keeps a toast without duration for ever', () => {
    const toaster = createToaster()
    toaster.add({ title: 'Stay' })
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(titles(toaster)).toEqual(['Stay'])
  })

  it('fades a toast for 500 ms after its duration and then removes it', () => {
    const toaster = createToaster()
    const id = toaster.add({ title: 'Gone soon', dismiss: { duration: 3000 } })
    vi.advanceTimersByTime(2999)
    expect(toaster.isLeaving(id)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(toaster.isLeaving(id)).toBe(true)
    vi.advanceTimersByTime(499)
    expect(titles(toaster)).toEqual(['Gone soon'])
    vi.advanceTimersByTime(1)
    expect(titles(toaster)).toEqual([])
  })

  it('stops the time on hover and goes on with what was left', () => {
    const toaster = createToaster()
    const id = toaster.add({ title: 'Wait', dismiss: { duration: 1000 } })
    vi.advanceTimersByTime(600)
    toaster.hold(id, 'hover')
    vi.advanceTimersByTime(60_000)
    toaster.release(id, 'hover')
    vi.advanceTimersByTime(399)
    expect(toaster.isLeaving(id)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(toaster.isLeaving(id)).toBe(true)
  })

  it('does not stop on hover when pauseOnHover is off, but does on keyboard focus', () => {
    const toaster = createToaster()
    const options = { title: 'Go', dismiss: { duration: 1000, pauseOnHover: false } }
    const hovered = toaster.add(options)
    const focused = toaster.add(options)
    toaster.hold(hovered, 'hover')
    toaster.hold(focused, 'focus')
    vi.advanceTimersByTime(1000)
    expect([toaster.isLeaving(hovered), toaster.isLeaving(focused)]).toEqual([true, false])
  })

  it('goes on only when both hover and focus have left', () => {
    const toaster = createToaster()
    const id = toaster.add({ title: 'Both', dismiss: { duration: 1000 } })
    toaster.hold(id, 'hover')
    toaster.hold(id, 'focus')
    toaster.release(id, 'hover')
    vi.advanceTimersByTime(5000)
    expect(toaster.isLeaving(id)).toBe(false)
    toaster.release(id, 'focus')
    vi.advanceTimersByTime(1000)
    expect(toaster.isLeaving(id)).toBe(true)
  })

  it('lets hover not bring back a toast that is leaving', () => {
    const toaster = createToaster()
    const id = toaster.add({ title: 'Bye' })
    toaster.dismiss(id)
    toaster.hold(id, 'hover')
    vi.advanceTimersByTime(500)
    expect(titles(toaster)).toEqual([])
  })

  it('replaces a toast that has the same id, also in another place', () => {
    const toaster = createToaster()
    toaster.add({ id: 'draw', title: 'Old' })
    toaster.add({ id: 'draw', title: 'New', container: 'bottomLeft' })
    expect(titles(toaster)).toEqual(['New'])
  })

  it('lets toasts wait when four stand at a place, and shows them in their order', () => {
    const toaster = createToaster()
    const ids = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => toaster.add({ title }))
    expect(titles(toaster)).toEqual(['D', 'C', 'B', 'A'])
    expect(toaster.waitingAt('topRight')).toBe(2)
    toaster.dismiss(ids[1] ?? '')
    vi.advanceTimersByTime(500)
    expect(titles(toaster)).toEqual(['E', 'D', 'C', 'A'])
    expect(toaster.waitingAt('topRight')).toBe(1)
  })

  it('counts each place for itself', () => {
    const toaster = createToaster({ most: 1 })
    toaster.add({ title: 'Top' })
    toaster.add({ title: 'Bottom', container: 'bottomLeft' })
    toaster.add({ title: 'Waits', container: 'bottomLeft' })
    expect(titles(toaster)).toEqual(['Bottom', 'Top'])
    expect([toaster.waitingAt('topRight'), toaster.waitingAt('bottomLeft')]).toEqual([0, 1])
  })

  it('begins the time of a toast that waited when it appears', () => {
    const toaster = createToaster({ most: 1 })
    toaster.add({ title: 'First', dismiss: { duration: 1000 } })
    const second = toaster.add({ title: 'Second', dismiss: { duration: 1000 } })
    vi.advanceTimersByTime(1500)
    expect(titles(toaster)).toEqual(['Second'])
    vi.advanceTimersByTime(999)
    expect(toaster.isLeaving(second)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(toaster.isLeaving(second)).toBe(true)
  })

  it('replaces and dismisses toasts that wait', () => {
    const toaster = createToaster({ most: 1 })
    const first = toaster.add({ title: 'First' })
    toaster.add({ id: 'draw', title: 'Old' })
    toaster.add({ id: 'bye', title: 'Never seen' })
    toaster.add({ id: 'draw', title: 'New' })
    toaster.dismiss('bye')
    expect(toaster.waitingAt('topRight')).toBe(1)
    toaster.dismiss(first)
    vi.advanceTimersByTime(500)
    expect(titles(toaster)).toEqual(['New'])
  })

  it('fills the room of a toast that moves to another place', () => {
    const toaster = createToaster({ most: 1 })
    toaster.add({ id: 'draw', title: 'Here' })
    toaster.add({ title: 'Next' })
    toaster.add({ id: 'draw', title: 'There', container: 'bottomLeft' })
    expect(titles(toaster).sort()).toEqual(['Next', 'There'])
  })

  it('tells its listeners when a toast begins to leave, until they stop', () => {
    const toaster = createToaster()
    const one = toaster.add({ title: 'One' })
    const two = toaster.add({ title: 'Two' })
    const listener = vi.fn()
    const stop = toaster.subscribe(listener)
    toaster.dismiss(one)
    stop()
    toaster.dismiss(two)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('clears everything at once', () => {
    const toaster = createToaster()
    for (const title of ['A', 'B', 'C', 'D', 'E']) toaster.add({ title })
    toaster.add({ title: 'Two', container: 'bottomCenter' })
    toaster.clear()
    expect(titles(toaster)).toEqual([])
    expect(toaster.waitingAt('topRight')).toBe(0)
  })
})
