import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptValue } from '../storage/kept-value.ts'
// It is loaded late by the page; here its loading would count as measuring.
import './measure-regions.ts'
import { openRegions, type RegionsRouter, type RegionsSession } from './regions.ts'

const minutes = 60_000
const regions = [
  { rId: 'eu', name: 'eu', url: 'https://eu.kingside.example/api/' },
  { rId: 'asia', name: 'asia', url: 'https://asia.kingside.example/api/' },
]
/** How long the way to a region takes, in ms; null is away. */
type Ways = Readonly<Record<string, number | null>>
type Heard = Parameters<Parameters<RegionsRouter['subscribe']>[0]>[0]
type Player = Parameters<Parameters<RegionsSession['subscribe']>[0]>[0]

let now: number
let calls: string[]
let noted: unknown[]
let stored: Map<string, string>

beforeEach(() => {
  now = 0
  calls = []
  noted = []
  stored = new Map()
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  vi.stubGlobal('window', { location: { href: 'https://kingside.example/' } })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page of a site with two regions. */
function openPage({ isMany = true, ways = {} }: { isMany?: boolean; ways?: Ways } = {}) {
  let uid = 'public-uid-1'
  let go: (state: Heard) => void = () => {}
  let tellPlayer: (snapshot: Player) => void = () => {}
  let beQuiet = () => {}
  let isQuiet = new Promise<void>((resolve) => {
    beQuiet = resolve
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const rId = new URL(url).host.replace(/\..*/, '')
    calls.push(`${rId} liveness`)
    const ms = ways[rId]
    if (typeof ms !== 'number') throw new TypeError('fetch failed')
    now += ms
    return Response.json({ rId, serverTs: 1 })
  })
  openRegions({
    options: {
      baseUrl: '/api/',
      fetch: async (url, init) => {
        calls.push(url)
        if (url === '/api/me/uid/') return Response.json({ uid })
        if (url === '/api/regions/all/') return Response.json(regions)
        const body: unknown = await new Response(init.body).json()
        noted.push(body)
        return Response.json(body)
      },
    },
    isMany: () => isMany,
    session: {
      subscribe: (listener) => {
        tellPlayer = listener
      },
    },
    kept: keptValue(
      {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
        key: (index) => [...stored.keys()][index] ?? null,
        length: stored.size,
      },
      'kingside.regions',
    ),
    quiet: () => isQuiet,
    now: () => now,
  }).attach({
    subscribe: (listener) => {
      go = listener
      return () => {}
    },
  })
  return {
    arrive: (player: string, publicUid = uid) => {
      uid = publicUid
      tellPlayer({ context: { profile: null, anonymousUid: player } })
    },
    go: (pathname: string) => go({ location: { pathname } }),
    beQuiet: () => beQuiet(),
    pass: (ms: number) => {
      now += ms
      vi.setSystemTime(Date.now() + ms)
    },
  }
}

/** Lets what was begun end. */
const settle = () => vi.waitFor(() => expect(noted.length).toBeGreaterThan(0))
const rest = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

it('P13: measures each region in a quiet moment, and notes the shortest way for the player', async () => {
  const page = openPage({ ways: { eu: 40, asia: 90 } })
  page.arrive('visitor-1')
  await rest()
  expect(calls).toEqual([])
  page.beQuiet()
  await settle()
  expect(noted).toEqual([{ pId: 'public-uid-1', byRegion: { eu: 40, asia: 90 } }])
})

it('P13: leaves out a region that is away', async () => {
  const page = openPage({ ways: { eu: 40, asia: null } })
  page.arrive('visitor-1')
  page.beQuiet()
  await settle()
  expect(noted).toEqual([{ pId: 'public-uid-1', byRegion: { eu: 40 } }])
})

it('P13: with one region makes no call at all', async () => {
  const page = openPage({ isMany: false, ways: { eu: 40, asia: 90 } })
  page.arrive('visitor-1')
  page.beQuiet()
  page.go('/')
  page.go('/lobby')
  await rest()
  expect(calls).toEqual([])
})

it('P13: measures again after 15 minutes at the earliest, and not beside a game', async () => {
  const page = openPage({ ways: { eu: 40, asia: 90 } })
  page.arrive('visitor-1')
  page.beQuiet()
  await settle()
  const once = calls.length
  page.pass(14 * minutes)
  page.go('/lobby')
  await rest()
  expect(calls).toHaveLength(once)
  page.pass(2 * minutes)
  page.go('/game/a-game')
  await rest()
  expect(calls).toHaveLength(once)
  page.go('/lobby')
  await vi.waitFor(() => expect(noted).toHaveLength(2))
})

it('P13: after a reload counts from the last time, and measures for another player anew', async () => {
  const first = openPage({ ways: { eu: 40, asia: 90 } })
  first.arrive('visitor-1')
  first.beQuiet()
  await settle()
  calls = []
  const reloaded = openPage({ ways: { eu: 40, asia: 90 } })
  reloaded.pass(5 * minutes)
  reloaded.arrive('visitor-1')
  reloaded.beQuiet()
  await vi.waitFor(() => expect(calls).toEqual(['/api/me/uid/']))
  await rest()
  expect(noted).toHaveLength(1)
  reloaded.arrive('member-2', 'public-uid-2')
  await vi.waitFor(() => expect(noted).toHaveLength(2))
  expect(noted[1]).toMatchObject({ pId: 'public-uid-2' })
})
