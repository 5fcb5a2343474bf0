import { freePort } from '../apps/server/src/testing/free-port.ts'
import { type MainProcess, startMainProcess } from '../apps/server/src/testing/main-process.ts'
import { postgresPrograms, startRealPostgres } from '../apps/server/src/testing/real-postgres.ts'
import { redisProgram, startRealRedis } from '../apps/server/src/testing/real-redis.ts'
import { expectStarted, playMoves } from './online.ts'
import { choose, expect, type Person, test } from './page.ts'

const [postgresAt, redisAt] = [postgresPrograms(), redisProgram()]

interface Site {
  readonly eu: MainProcess
  readonly asia: MainProcess
  readonly close: () => Promise<void>
}

/** Two regions: `eu` has the site's own address. */
async function openSite(): Promise<Site> {
  const postgres = await startRealPostgres(postgresAt ?? '')
  const redis = await startRealRedis(redisAt ?? '')
  const ports = [await freePort(), await freePort()] as const
  const [eu, asia] = ports.map((port) => `http://127.0.0.1:${port}`)
  const shared = {
    DATABASE_URL: postgres.createDatabase(),
    REDIS_URL: redis.url,
    KINGSIDE_SECRET: 'a secret of the tests that both of the servers have',
    KINGSIDE_SANDBOX: '1',
    KINGSIDE_PUBLIC_URL: eu ?? '',
    KINGSIDE_REGIONS: `eu=${eu},asia=${asia}`,
  }
  const servers = await Promise.all([
    startMainProcess({ ...shared, KINGSIDE_REGION: 'eu' }, ports[0]),
    startMainProcess({ ...shared, KINGSIDE_REGION: 'asia' }, ports[1]),
  ])
  return {
    eu: servers[0],
    asia: servers[1],
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()))
      await redis.kill()
      postgres.stop()
    },
  }
}

/** Goes to the site as somebody to whom Europe is far. @returns the addresses of the game sockets that open */
async function arrive({ page, context }: Person, { eu }: Site): Promise<readonly string[]> {
  const sockets: string[] = []
  page.on('websocket', (socket) => {
    if (socket.url().includes('/ws/game/')) sockets.push(socket.url())
  })
  await context.route(`${eu.origin()}/api/utils/liveness/`, async (route) => {
    const answer = await route.fetch()
    // It is the way that is long: the answer itself comes as it is.
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.fulfill({ response: answer })
  })
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/playerLatency/'))
  await page.goto(`${eu.origin()}/`)
  const { byRegion } = await (await noted).json()
  expect(byRegion.eu).toBeGreaterThan(140)
  expect(byRegion.asia).toBeLessThan(byRegion.eu)
  return sockets
}

test('P13: two people who are far from the site play at the region near them, and on when it is gone', async ({
  person,
}) => {
  test.skip(postgresAt === null || redisAt === null, 'Postgres or Redis is not installed here.')
  test.setTimeout(120_000)
  const site = await openSite()
  try {
    const [white, black] = [await person(), await person()]
    const sockets = [await arrive(white, site), await arrive(black, site)]
    const searches: string[] = []
    for (const [{ page }, color] of [
      [white, 'White'],
      [black, 'Black'],
    ] as const) {
      page.on('request', (request) => {
        if (request.url().includes('/online/request/?')) searches.push(request.url())
      })
      await choose(page, color)
      await page.getByRole('button', { name: 'Find an opponent' }).click()
    }
    for (const { page } of [white, black]) await page.waitForURL(/\/game\/./, { timeout: 20_000 })
    expect(searches.map((url) => new URL(url).search)).toEqual([
      '?is_multiregion=1',
      '?is_multiregion=1',
    ])
    await expectStarted(white, black)
    await playMoves(white, black, 'e2e4 e7e5')
    const there = `ws://127.0.0.1:${site.asia.port()}/api/ws/game/`
    expect(sockets).toEqual([[there], [there]])
    await site.asia.kill()
    await playMoves(white, black, 'g1f3 b8c6')
    for (const opened of sockets) {
      expect(opened.at(-1)).toBe(`ws://127.0.0.1:${site.eu.port()}/api/ws/game/`)
    }
  } finally {
    await site.close()
  }
})
