import { expect, it, vi } from 'vitest'
import type { AppUpdates } from './app-worker.ts'
import { type PathTeller, updateBetweenPages } from './updates.ts'

function setUp(pathname: string) {
  const apply = vi.fn<AppUpdates['apply']>()
  let go = (_path: string) => {}
  const router: PathTeller = {
    state: { location: { pathname } },
    subscribe: (listener) => {
      go = (path) => listener({ location: { pathname: path } })
      return () => {}
    },
  }
  updateBetweenPages({ apply, isWaiting: () => true, subscribe: () => () => {} }, router)
  return { apply, go: (path: string) => go(path) }
}

it('lets a new version in between two pages', () => {
  const { apply, go } = setUp('/')
  go('/lobby')
  expect(apply).toHaveBeenCalledOnce()
})

it('does not load the page anew of somebody who is in a game when it has come', () => {
  const { apply, go } = setUp('/')
  go('/lobby')
  const [mayLoad] = apply.mock.calls[0] ?? []
  expect(mayLoad?.()).toBe(true)
  go('/game/8f3a')
  expect(mayLoad?.()).toBe(false)
})

it.each([
  ['into a game', '/lobby', '/game/8f3a'],
  ['out of a game, whose result the player still reads', '/game/8f3a', '/'],
  ['into a game against the computer', '/', '/play'],
  ['nowhere, when only a popup opens', '/', '/'],
])('does not let it in on the way %s', (_, from, to) => {
  const { apply, go } = setUp(from)
  go(to)
  expect(apply).not.toHaveBeenCalled()
})
