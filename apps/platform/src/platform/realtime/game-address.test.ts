import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contract, onlyRegion } from '@kingside/api'
import { createGameLine } from './game-line.ts'
import type { JsonSocketHandlers } from './json-socket.ts'

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://kingside.example/game/1' } })
})

const { gameId } = contract.bestBoards.topList.example[0]
const regions = [
  { rId: 'eu', name: 'eu', url: 'https://eu.kingside.example/api/' },
  { rId: 'asia', name: 'asia', url: 'https://asia.kingside.example/api/' },
]
const own = '/api/ws/game/'
const asia = 'https://asia.kingside.example/api/ws/game/'

/** A game's line, of which a test says how each socket fares. */
function openGameLine(region: string, listed: readonly object[] | null = regions) {
  let now = 0
  const calls: string[] = []
  const opened: string[] = []
  let handlers: JsonSocketHandlers | null = null
  const line = createGameLine(
    {
      baseUrl: '/api/',
      fetch: async (url) => {
        calls.push(url)
        if (url !== '/api/regions/all/') return Response.json({ ticket: 'ticket-of-the-game' })
        if (listed === null) throw new TypeError('fetch failed')
        return Response.json(listed)
      },
    },
    region,
    () => now,
    (address, given) => {
      opened.push(address)
      handlers = given
      return { send: () => true, close: () => {} }
    },
  )
  const input = { gameId, userType: 'player' } as const
  return {
    calls,
    /** Connects with a new ticket; answers with where. */
    connect: async () => {
      const ticket = await line.requestTicket(input, new AbortController().signal)
      expect(ticket).toBe('ticket-of-the-game')
      line.openSocket({ ...input, region }, () => {})
      return opened.at(-1)
    },
    join: () => handlers?.onMessage({ type: 'joined', gameId, userType: 'player', v: 0 }),
    pass: (ms: number) => {
      now += ms
    },
  }
}

describe('the socket of a game', () => {
  it('P13: opens at the address of the game’s region, with a ticket of the own server', async () => {
    const { connect, calls } = openGameLine('asia')
    expect(await connect()).toBe(asia)
    expect(calls.toSorted()).toEqual(['/api/realtime/tickets/', '/api/regions/all/'])
  })

  it('P13: with one region opens at the own server, and asks for no regions', async () => {
    const { connect, calls } = openGameLine(onlyRegion)
    expect(await connect()).toBe(own)
    expect(calls).toEqual(['/api/realtime/tickets/'])
  })

  it.each([
    ['can not be read', 'asia', null],
    ['do not have it any more', 'africa', regions],
  ])('P13: opens at the own server when the regions %s', async (_why, region, listed) => {
    expect(await openGameLine(region, listed).connect()).toBe(own)
  })

  it('P13: falls back to the own server for a minute when the region lets it not in', async () => {
    const { connect, join, pass } = openGameLine('asia')
    expect(await connect()).toBe(asia)
    expect(await connect()).toBe(own)
    join()
    pass(59_000)
    expect(await connect()).toBe(own)
    pass(1_000)
    expect(await connect()).toBe(asia)
    join()
    // It was there, so a line that broke is no sign that it is away.
    expect(await connect()).toBe(asia)
  })
})
