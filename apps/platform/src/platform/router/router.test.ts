import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { addressOf, memoryHistory, type PageHistory } from './history.ts'
import type { Route } from './route.ts'
import { createAppRouter, whenReady } from './router.ts'

const Home = () => null
const Lobby = () => null
const Game = () => null
const NotFound = () => null

/** Something that comes when the test says so. */
function later<Value>() {
  let resolve = (_value: Value) => {}
  const promise = new Promise<Value>((done) => (resolve = done))
  return { promise, resolve: (value: Value) => resolve(value) }
}

/** Pages whose code comes when the test says so. */
function setUp(address: string) {
  const lobby = later<ComponentType>()
  const game = later<ComponentType>()
  const load = { lobby: vi.fn(() => lobby.promise), game: vi.fn(() => game.promise) }
  const routes: readonly Route[] = [
    { path: '/', Page: Home },
    { path: '/home', redirectTo: '/' },
    { path: '/lobby', load: load.lobby },
    { path: '/game/:id', load: load.game },
    { path: '*', Page: NotFound },
  ]
  let move = () => {}
  const memory = memoryHistory(address)
  const write = vi.fn(memory.write)
  const history: PageHistory = { ...memory, write, onMove: (listener) => (move = listener) }
  const tops = new Map<string, number>()
  const note = vi.fn<() => void>()
  const scroll = {
    note,
    of: ({ pathname }: { readonly pathname: string }) => tops.get(pathname) ?? null,
    save: () => {},
  }
  const router = createAppRouter(routes, history, scroll)
  /** As the browser's buttons do. */
  const goTo = (to: string) => {
    memory.write('push', { pathname: to, search: '', hash: '', key: to })
    move()
  }
  const written = () => write.mock.calls.map(([how, location]) => [how, addressOf(location)])
  return { router, lobby, game, load, goTo, tops, note, written }
}

const shown = ({ state: { page } }: { readonly state: { readonly page: unknown } }) => page

it('shows a page that is there at once, and writes its address', async () => {
  const { router, written } = setUp('/nowhere')
  expect(shown(router)).toEqual({ Page: NotFound })
  await router.navigate('/')
  expect(shown(router)).toEqual({ Page: Home })
  await router.navigate('/?popup=sign-in', { replace: true })
  expect(written()).toEqual([
    ['push', '/'],
    ['replace', '/?popup=sign-in'],
  ])
})

it('keeps a page and its address until the code of the next one is there', async () => {
  const { router, lobby } = setUp('/')
  const going = router.navigate('/lobby')
  expect(router.state).toMatchObject({ isLoading: true, location: { pathname: '/' } })
  expect(shown(router)).toEqual({ Page: Home })
  lobby.resolve(Lobby)
  await going
  expect(router.state).toMatchObject({ isLoading: false, location: { pathname: '/lobby' } })
  expect(shown(router)).toEqual({ Page: Lobby })
})

it('loads the code of a page once', async () => {
  const { router, lobby, load } = setUp('/')
  lobby.resolve(Lobby)
  await router.navigate('/lobby')
  await router.navigate('/')
  await router.navigate('/lobby')
  expect(load.lobby).toHaveBeenCalledOnce()
})

it('shows the page that was asked for last, whichever comes first', async () => {
  const { router, lobby, game, written } = setUp('/')
  const first = router.navigate('/lobby')
  const second = router.navigate('/game/8f3a')
  game.resolve(Game)
  await second
  lobby.resolve(Lobby)
  await first
  expect(router.state).toMatchObject({ params: { id: '8f3a' }, isLoading: false })
  expect(written()).toEqual([['push', '/game/8f3a']])
})

it('says why a page did not come, at its address, and asks again the next time', async () => {
  const { router, load } = setUp('/')
  const error = new Error('Failed to fetch dynamically imported module')
  load.lobby.mockRejectedValueOnce(error)
  await router.navigate('/lobby')
  expect(shown(router)).toEqual({ error })
  expect(router.state.location.pathname).toBe('/lobby')
  load.lobby.mockResolvedValueOnce(Lobby)
  await router.navigate('/lobby')
  expect(shown(router)).toEqual({ Page: Lobby })
})

it('leads an old address to the new one', async () => {
  const { router, written } = setUp('/home')
  expect(shown(router)).toEqual({ Page: Home })
  await router.navigate('/nowhere')
  await router.navigate('/home')
  expect(written()).toEqual([
    ['replace', '/'],
    ['push', '/nowhere'],
    ['push', '/'],
  ])
})

it('changes the query of the page that is shown', async () => {
  const { router, written } = setUp('/nowhere?page=1#top')
  await router.navigate('?page=2')
  await router.navigate({ search: 'page=3' })
  await router.navigate({ search: '' })
  expect(written().map(([, address]) => address)).toEqual([
    '/nowhere?page=2',
    '/nowhere?page=3',
    '/nowhere',
  ])
})

it('stays on the site, whatever an address says', async () => {
  const { router, written } = setUp('/')
  await router.navigate('https://elsewhere.example/lost?a=1')
  await router.navigate('//elsewhere.example/lost')
  expect(written().map(([, address]) => address)).toEqual(['/lost?a=1', '/lost'])
})

it('begins a page at its top, and where it was left when the user comes back to it', async () => {
  const { router, goTo, tops, note } = setUp('/')
  tops.set('/', 300)
  await router.navigate('/nowhere')
  expect(router.state.scrollTo).toMatchObject({ top: 0 })
  goTo('/')
  expect(router.state.scrollTo).toMatchObject({ top: 300 })
  goTo('/elsewhere')
  expect(router.state.scrollTo).toMatchObject({ top: 0 })
  await router.navigate({ search: '?popup=sign-in' }, { preventScrollReset: true })
  expect(router.state.scrollTo).toBeNull()
  expect(note).toHaveBeenCalledTimes(4)
})

it('tells whoever listens where the page is, until they stop', async () => {
  const { router } = setUp('/')
  const hear = vi.fn<(state: typeof router.state) => void>()
  const stop = router.subscribe(hear)
  await router.navigate('/nowhere')
  stop()
  await router.navigate('/')
  expect(hear.mock.calls.map(([{ location }]) => location.pathname)).toEqual(['/nowhere'])
})

it('is ready when the first page is there', async () => {
  const { router, lobby } = setUp('/lobby')
  expect(shown(router)).toBeNull()
  const ready = whenReady(router)
  lobby.resolve(Lobby)
  await ready
  expect(shown(router)).toEqual({ Page: Lobby })
  await whenReady(router)
})

it('asks before a guarded page is left, and not for its own addresses', async () => {
  const { router, written } = setUp('/')
  const mayLeave = vi.fn(() => false)
  const stop = router.guard(mayLeave)
  await router.navigate('/?tab=rules')
  expect(mayLeave).not.toHaveBeenCalled()
  await router.navigate('/nowhere')
  expect(mayLeave).toHaveBeenCalledTimes(1)
  expect(shown(router)).toEqual({ Page: Home })
  stop()
  await router.navigate('/nowhere')
  expect(shown(router)).toEqual({ Page: NotFound })
  expect(written()).toEqual([
    ['push', '/?tab=rules'],
    ['push', '/nowhere'],
  ])
})

it('gives a guarded page its address back when the browser has moved', async () => {
  const { router, goTo, written } = setUp('/')
  const stop = router.guard(() => false)
  goTo('/nowhere')
  await Promise.resolve()
  expect(written()).toEqual([['push', '/']])
  expect(shown(router)).toEqual({ Page: Home })
  stop()
  goTo('/nowhere')
  expect(shown(router)).toEqual({ Page: NotFound })
})

it('goes where the browser went once leaving is allowed', async () => {
  const { router, goTo } = setUp('/')
  router.guard(() => Promise.resolve(true))
  goTo('/nowhere')
  await vi.waitFor(() => expect(shown(router)).toEqual({ Page: NotFound }))
})

it('asks once where several guard the page, and again by those that are left', async () => {
  const { router } = setUp('/')
  const first = vi.fn(() => false)
  const second = vi.fn(() => false)
  const stopFirst = router.guard(first)
  const stopSecond = router.guard(second)
  await router.navigate('/nowhere')
  expect([first.mock.calls, second.mock.calls]).toEqual([[['/nowhere']], []])
  stopSecond()
  await router.navigate('/nowhere')
  expect(shown(router)).toEqual({ Page: Home })
  stopFirst()
  await router.navigate('/nowhere')
  expect(shown(router)).toEqual({ Page: NotFound })
})

it('follows the browser to where a guard lets it, without another entry in the history', () => {
  const { router, goTo, written } = setUp('/')
  router.guard((path) => path === '/nowhere')
  goTo('/nowhere')
  expect(written()).toEqual([])
  expect(shown(router)).toEqual({ Page: NotFound })
})
