import { once } from 'node:events'
import type { CallOptions, contract } from '@kingside/api'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { playOn, resign, until } from '../faults/play.ts'
import { seeded } from '../faults/seeded.ts'
import { createTestClient, type TestClient } from '../faults/test-client.ts'
import { arrive, beginGame, type Place, type Visitor } from '../faults/visitor.ts'
import { freePort } from '../testing/free-port.ts'
import { describeSite, type Places, type Site } from './site.ts'

const metricsToken = 'metrics-token-of-the-tests-0123456789'

/** `eu` has the site's own address, `asia` another one. */
const twoRegions = async (): Promise<Places> => {
  const ports = [await freePort(), await freePort()] as const
  const [eu, asia] = ports.map((port) => `http://127.0.0.1:${port}`)
  const shared = {
    KINGSIDE_PUBLIC_URL: eu ?? '',
    KINGSIDE_REGIONS: `eu=${eu},asia=${asia}`,
    KINGSIDE_SANDBOX: '1',
    KINGSIDE_METRICS_TOKEN: metricsToken,
  }
  return {
    ports,
    environments: [
      { ...shared, KINGSIDE_REGION: 'eu' },
      { ...shared, KINGSIDE_REGION: 'asia' },
    ],
  }
}

/** Comes to the site's own address, and says how far the regions are. */
async function arriveFrom({ a }: Site, byRegion: Readonly<Record<string, number>>) {
  const visitor = await arrive(a)
  const { uid: pId } = await visitor.api.me.uid({ query: {} })
  await visitor.api.regions.setLatency({ body: { pId: pId ?? '', byRegion } })
  return visitor
}

/** Two players in the middle of Asia, of whom one is nearer to Europe than the other. */
const arriveTwo = async (site: Site): Promise<readonly [Visitor, Visitor]> => [
  await arriveFrom(site, { eu: 140, asia: 30 }),
  await arriveFrom(site, { eu: 40, asia: 90 }),
]

/** Plays a game with tickets of the site's own address and a socket at another one. */
async function sit(site: Site, gameId: string, visitor: Visitor, at: () => Place) {
  const client = createTestClient({
    port: site.a.port,
    socketPort: () => at().port(),
    cookie: visitor.cookie,
    gameId,
    userType: 'player',
    random: seeded(3),
  })
  onTestFinished(client.close)
  await until(client.isLive, 'a player joins the game')
  return client
}

async function gamesAt({ origin }: Place): Promise<number> {
  const answer = await fetch(`${origin()}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  return Number(/^kingside_games_open (\d+)$/m.exec(await answer.text())?.[1])
}

const violationsOf = (...clients: readonly TestClient[]) =>
  clients.flatMap((client) => client.log().violations)

describeSite(
  'two regions',
  (site) => {
    it('P13: a game is played in the region whose farther player is nearest, at its address', async () => {
      const { a, b } = site()
      const [white, black] = await arriveTwo(site())
      const gameId = await beginGame(white, black)
      const { publicExtra } = await white.api.gaming.get({ params: { id: gameId } })
      expect(publicExtra.rId).toBe('asia')
      expect(await white.api.regions.getByGIds({ body: { gIds: [gameId] } })).toEqual([
        { gId: gameId, rId: 'asia' },
      ])
      const listed = await white.api.regions.all()
      expect(listed).toEqual([
        { rId: 'eu', name: 'eu', url: `${a.origin()}/api/` },
        { rId: 'asia', name: 'asia', url: `${b.origin()}/api/` },
      ])
      // One reaches the region itself, the other only the site's own address.
      const table = {
        black: await sit(site(), gameId, black, () => a),
        white: await sit(site(), gameId, white, () => b),
      }
      expect([await gamesAt(a), await gamesAt(b)]).toEqual([0, 1])
      await playOn(table, { plies: 12, random: seeded(4), goesOn: true })
      await resign(table)
      expect(violationsOf(table.white, table.black)).toEqual([])
    })

    it('P13: who can not reach regions, or has not measured them, plays in the first', async () => {
      const [near, far] = await arriveTwo(site())
      const unmeasured = await arrive(site().a)
      const ofUnmeasured = await beginGame(near, unmeasured)
      const { publicExtra } = await near.api.gaming.get({ params: { id: ofUnmeasured } })
      expect(publicExtra.rId).toBe('eu')
      const leave = [await near.enterLobby(), await far.enterLobby()]
      const body: CallOptions<typeof contract.requests.create>['body'] = {
        opp_mode: 'other',
        rating: ['non-rated'],
        time_control: [9],
      }
      // An older client of the same player says nothing of regions.
      await near.api.requests.create({ body })
      const { id } = await far.api.requests.create({ body, query: { is_multiregion: '1' } })
      const found = () => far.api.requests.get({ params: { id } })
      await expect.poll(async () => (await found()).game_id, { timeout: 10_000 }).not.toBeNull()
      const gameId = (await found()).game_id ?? ''
      for (const go of leave) go()
      expect((await far.api.gaming.get({ params: { id: gameId } })).publicExtra.rId).toBe('eu')
    })

    it('S-90: pages of the site read how fast a region is, and nothing else is open', async () => {
      const { a, b } = site()
      const ask = (path: string, origin: string) =>
        fetch(`${b.origin()}${path}`, { headers: { origin } })
      const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin')
      const liveness = await ask('/api/utils/liveness/', a.origin())
      expect(await liveness.json()).toMatchObject({ rId: 'asia' })
      expect(allowed(liveness)).toBe(a.origin())
      expect(liveness.headers.get('access-control-allow-credentials')).toBeNull()
      const foreign = await ask('/api/utils/liveness/', 'https://elsewhere.example')
      expect([foreign.status, allowed(foreign)]).toEqual([403, null])
      expect(allowed(await ask('/api/regions/all/', a.origin()))).toBeNull()
      const policy = (await fetch(a.origin())).headers.get('content-security-policy')
      const connect = policy?.split('; ').find((part) => part.startsWith('connect-src'))
      const asia = new URL(b.origin()).host
      expect(connect).toBe(`connect-src 'self' http://${asia} ws://${asia}`)
      for (const origin of ['https://elsewhere.example', b.origin()]) {
        const socket = new WebSocket(`ws://${asia}/api/ws/game/`, { headers: { origin } })
        const [error] = await once(socket, 'error')
        expect(String(error)).toContain('403')
      }
    })

    it('P13: a region that is away costs no game: it goes on at the own address', async () => {
      const { a, b } = site()
      const [white, black] = await arriveTwo(site())
      const gameId = await beginGame(white, black)
      let place: Place = b
      const table = {
        white: await sit(site(), gameId, white, () => place),
        black: await sit(site(), gameId, black, () => place),
      }
      await playOn(table, { plies: 4, random: seeded(5), goesOn: true })
      await b.kill()
      place = a
      await playOn(table, { plies: 8, random: seeded(6), goesOn: true })
      expect(table.white.view().turns.length).toBeGreaterThanOrEqual(8)
      expect(await gamesAt(a)).toBe(1)
      const regionOfNext = async () => {
        const id = await beginGame(...(await arriveTwo(site())))
        return (await white.api.gaming.get({ params: { id } })).publicExtra.rId
      }
      await expect.poll(regionOfNext, { timeout: 20_000 }).toBe('eu')
      await resign(table)
      expect(violationsOf(table.white, table.black)).toEqual([])
    }, 60_000)
  },
  twoRegions,
)
