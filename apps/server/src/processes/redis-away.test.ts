import { type ApiClient, ApiError } from '@kingside/api'
import { expect, it } from 'vitest'
import { differences } from '../faults/differences.ts'
import { playOn, resign, sitDown, until } from '../faults/play.ts'
import { seeded } from '../faults/seeded.ts'
import { arrive, type Visitor } from '../faults/visitor.ts'
import type { MainProcess } from '../testing/main-process.ts'
import { patient, sitApart } from './apart.ts'
import { siteBrowser } from './browser.ts'
import { openLobbyLine } from './lobby-line.ts'
import { describeSite } from './site.ts'

/**
 * How long a test may take at most, in milliseconds. Two servers, Postgres, Redis and this process share the machine: on
 * a busy one a call takes seconds. What is waited for is waited for by itself; this ends only what never comes.
 */
const testMs = 120_000

/** For what comes by itself when Redis is back. */
const waiting = { timeout: 60_000 }

/** How long a command waits for a Redis that hangs, in milliseconds. */
const commandMs = 2_000

const ticketOf = ({ api }: Visitor) => api.realtime.issueTicket({ body: { kind: 'lobby' } })

/** How a call was refused: status, code, and after how many seconds to ask again. */
async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('The call was answered.')
  const { status, headers } = error.response ?? {}
  return { status, code: error.body?.code, retryAfter: headers?.['retry-after'] }
}

const hasTicket = (visitor: Visitor) =>
  ticketOf(visitor).then(
    () => true,
    () => false,
  )

const challenge = (api: ApiClient) =>
  api.challenges.short.create({
    body: { desired_color: 'any', rating_type: 'non-rated', time_control_id: 9 },
  })

/** How often each event was logged. */
function eventCounts({ errors }: MainProcess): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const line of errors()) {
    const event = /"event":"([^"]+)"/.exec(line)?.[1] ?? line
    counts[event] = (counts[event] ?? 0) + 1
  }
  return counts
}

describeSite('two processes whose Redis is away', (site) => {
  it(
    'say so, play on what is their own, and are one again when it is back',
    async () => {
      const { a, b, redis } = site()
      const random = seeded(1)
      const own = await sitDown({ server: a, random, patience: patient })
      const viewer = own.join('', 'viewer', 0, b)
      await until(viewer.isLive, 'somebody watches from the other process')
      const apart = await sitApart(site(), random)
      const [here, there] = [await arrive(a), await arrive(b)]
      await playOn(own, { plies: 2, random })
      await playOn(apart, { plies: 3, random })

      await redis.kill()
      for (const visitor of [here, there]) {
        expect(await refusalOf(ticketOf(visitor))).toEqual({
          status: 503,
          code: 'unavailable',
          retryAfter: '2',
        })
      }
      for (const { origin } of [a, b]) {
        expect((await fetch(`${origin()}/api/health/`)).status).toBe(200)
      }
      await playOn(own, { plies: 8, random })
      expect(own.white.log().connects).toBe(1)
      expect(own.black.log().connects).toBe(1)

      await redis.start()
      for (const visitor of [here, there]) {
        await expect.poll(() => hasTicket(visitor), waiting).toBe(true)
      }
      await until(() => viewer.view().turns.length === 8, 'the viewer sees what it has missed')
      await playOn(apart, { plies: 7, random })
      await playOn(own, { plies: 12, random })
      for (const table of [own, apart]) {
        await resign(table)
        expect(differences(table.white, table.black)).toEqual([])
        table.close()
      }
    },
    testMs,
  )

  it(
    'know again who is in the lobby of the other, and tell it what happens',
    async () => {
      const { a, b } = site()
      const [owner, follower] = [await arrive(a), await arrive(b)]
      const { ticket } = await ticketOf(follower)
      const line = await openLobbyLine(b, { uid: follower.uid, ticket }, ['challenges'])
      const leave = await owner.enterLobby()
      const { id } = await challenge(owner.api)
      await expect
        .poll(() => line.news)
        .toContainEqual({ type: 'challenge.added', challenge: expect.objectContaining({ id }) })
      expect(await follower.api.challenges.short.accept({ params: { id } })).toMatchObject({
        game_id: expect.any(String),
      })
      leave()
    },
    testMs,
  )

  it(
    'keep who was in the lobby, and the challenges there',
    async () => {
      const { a, b, redis } = site()
      const [owner, taker] = [await arrive(a), await arrive(b)]
      const leave = await owner.enterLobby()
      const { id } = await challenge(owner.api)
      const before = await taker.api.platform.stats()
      await redis.kill()
      await redis.start()
      await expect.poll(() => hasTicket(taker), waiting).toBe(true)
      expect(await taker.api.platform.stats()).toEqual(before)
      await taker.api.challenges.short.accept({ params: { id } })
      leave()
    },
    testMs,
  )

  it(
    'S-51: limit each for itself what they limited together',
    async () => {
      const { a, redis } = site()
      await redis.kill()
      const browser = siteBrowser(a)
      const statuses: number[] = []
      for (let call = 0; call < 32; call++) {
        const body = { email: 'somebody@kingside.example' }
        statuses.push((await browser.call('POST', 'accounts/auth/email-check/', body)).status)
      }
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429])
      await redis.start()
    },
    testMs,
  )

  it(
    'keep no call waiting that needs nothing of it, when it hangs',
    async () => {
      const { a, redis } = site()
      const visitor = await arrive(a)
      await expect.poll(() => hasTicket(visitor), waiting).toBe(true)
      redis.pause()
      const tookMs: number[] = []
      for (let call = 0; call < 10; call++) {
        const began = performance.now()
        await visitor.api.timeControls.list()
        tookMs.push(performance.now() - began)
      }
      expect(tookMs.filter((ms) => ms >= commandMs).length).toBeLessThan(2)
      expect(await refusalOf(ticketOf(visitor))).toMatchObject({ status: 503 })
      redis.resume()
      await expect.poll(() => hasTicket(visitor), waiting).toBe(true)
    },
    testMs,
  )

  it('log that it is away, once each time, and nothing as a failure of their own', async () => {
    const known = ['redis.connection', 'redis.bus', 'redis.publish', 'limits.redis', 'rooms.lease']
    for (const server of [site().a, site().b]) {
      const counts = eventCounts(server)
      expect(Object.keys(counts).filter((event) => !known.includes(event))).toEqual([])
      expect(counts['redis.connection']).toBeGreaterThan(0)
      expect(counts['redis.connection']).toBeLessThanOrEqual(3)
      expect(counts['limits.redis']).toBeLessThanOrEqual(4)
    }
  })
})
