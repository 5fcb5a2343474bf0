import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFaviconBadge } from './createFaviconBadge.ts'

const makePage = (icon: string | undefined = 'icon') => {
  const state = { settled: true, loads: 0 }
  const page = {
    loadIcon: () => {
      state.loads += 1
      return { isSettled: () => state.settled, icon: () => icon }
    },
    show: vi.fn(),
    restore: vi.fn(),
  }
  return { page, state }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a badge on the icon of the tab', () => {
  it('is an alert unless another kind is asked for', () => {
    const { page } = makePage()
    const badge = createFaviconBadge(page)
    badge.set()
    badge.set('messages')
    expect(page.show.mock.calls).toEqual([
      ['icon', 'alert'],
      ['icon', 'messages'],
    ])
  })

  it('is tried again every 100 ms until the icon is loaded', () => {
    const { page, state } = makePage()
    state.settled = false
    createFaviconBadge(page).set('warning')
    vi.advanceTimersByTime(250)
    expect(page.show).not.toHaveBeenCalled()
    state.settled = true
    vi.advanceTimersByTime(49)
    expect(page.show).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(page.show.mock.calls).toEqual([['icon', 'warning']])
    expect(state.loads).toBe(1)
  })

  it('shows only the last kind when the icon comes late', () => {
    const { page, state } = makePage()
    const badge = createFaviconBadge(page)
    state.settled = false
    badge.set('warning')
    badge.set('active')
    state.settled = true
    vi.advanceTimersByTime(1000)
    expect(page.show.mock.calls).toEqual([['icon', 'active']])
  })

  it('stands alone when the icon cannot be loaded', () => {
    const { page } = makePage()
    createFaviconBadge({
      ...page,
      loadIcon: () => ({ isSettled: () => true, icon: () => undefined }),
    }).set()
    expect(page.show.mock.calls).toEqual([[undefined, 'alert']])
  })

  it('is not drawn again while it is shown', () => {
    const { page } = makePage()
    const badge = createFaviconBadge(page)
    badge.set('active')
    badge.set('active')
    expect(page.show).toHaveBeenCalledOnce()
  })

  it('goes away, also before it could appear', () => {
    const { page, state } = makePage()
    const badge = createFaviconBadge(page)
    badge.set()
    badge.reset()
    expect(page.restore).toHaveBeenCalledOnce()
    state.settled = false
    badge.set()
    badge.reset()
    state.settled = true
    vi.advanceTimersByTime(1000)
    expect(page.show).toHaveBeenCalledOnce()
    expect(page.restore).toHaveBeenCalledOnce()
  })

  it('can come back after it went away', () => {
    const { page } = makePage()
    const badge = createFaviconBadge(page)
    badge.set('active')
    badge.reset()
    badge.set('active')
    expect(page.show).toHaveBeenCalledTimes(2)
  })
})
