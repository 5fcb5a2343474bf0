import { createMemoryBlobs } from '../domain/files/memory-blobs.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createApp } from '../app.ts'
import { createBackground } from '../background.ts'
import type { Database } from '../db/database.ts'
import { systemClock } from '../domain/clock.ts'
import { listen } from '../listen.ts'
import type { LogFacts } from '../log.ts'
import { Registry } from 'prom-client'
import { follow, type TestSocket } from '../realtime/socket-test-kit.ts'
import { wireApp } from '../wire.ts'
import { wirePlay } from '../wire-play.ts'
import { silentJobs } from './silent-jobs.ts'
import { type TestBrowser, testBrowser } from './test-accounts.ts'

/** What lets a test's operator in. */
export const operatorToken = 'operator-token-for-tests-0123456789'

export interface OpenSiteOptions {
  /** Shared with other sites on the same database. @default one process alone */
  readonly redisUrl?: string
  readonly operatorToken?: string | null
}

/**
 * One process of the site as the server wires it: calls, sockets on a real port, games and lobby. Nobody is limited,
 * and mails come at once.
 */
export async function openSite(db: Database, options: OpenSiteOptions = {}) {
  const failures: string[] = []
  const audits: { readonly event: string; readonly facts: LogFacts }[] = []
  const log = {
    error: (event: string, _facts: LogFacts, error: unknown) =>
      void failures.push(`${event}: ${String(error)}`),
    info: () => {},
    audit: (event: string, facts: LogFacts) => void audits.push({ event, facts }),
  }
  const background = createBackground(log)
  const metrics = new Registry()
  const settings = { publicOrigin: null, appDist: '/nowhere', metricsToken: null }
  const parts = { clock: systemClock, log, metrics, background }
  const wired = await wireApp({
    ...parts,
    database: { db, check: async () => {} },
    config: { ...settings, secret: 'a secret of the tests, the same for every process' },
    limiter: { take: async () => ({ ok: true }) },
  })
  const play = await wirePlay({
    blobs: createMemoryBlobs(),
    recordings: { open: async () => null },
    ...parts,
    db,
    jobs: silentJobs,
    config: {
      ...settings,
      redisUrl: options.redisUrl ?? null,
      operatorToken: options.operatorToken === undefined ? operatorToken : options.operatorToken,
    },
    random: () => 0.5,
    app: wired,
  })
  await play.start()
  const app = createApp(play.app)
  const http = createServer()
  http.on('upgrade', play.sockets.handle)
  const port = await listen(http, [0], '127.0.0.1')
  const open = new Set<WebSocket>()
  onTestFinished(async () => {
    for (const socket of open) socket.terminate()
    await play.stop()
    http.close()
    await background.settle()
  })

  const connect = async (kind: 'lobby' | 'game'): Promise<TestSocket> => {
    const origin = `http://127.0.0.1:${port}`
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/ws/${kind}/`, { headers: { origin } })
    open.add(socket)
    socket.on('error', () => {})
    const client = follow(socket)
    await once(socket, 'open')
    return client
  }

  return {
    app,
    failures,
    audits,
    metrics,
    settled: background.settle,
    browser: () => testBrowser(app),
    mailTo: async (address: string) => {
      await background.settle()
      const mails = (await wired.sandbox?.mailbox?.list()) ?? []
      return mails.find(({ to }) => to === address) ?? null
    },
    connect,
    /** A lobby socket that follows the list of challenges. */
    enterLobby: async (browser: TestBrowser): Promise<TestSocket> => {
      const client = await connect('lobby')
      const ticket = await ticketOf(browser, { kind: 'lobby' })
      const playerUid = await uidOf(browser)
      client.say({ type: 'authorise', playerUid, ticket })
      client.say({ type: 'subscribe', seq: 1, tags: [{ name: 'challenges', id: null, pages: [] }] })
      await heard(client, { type: 'acknowledged' })
      return client
    },
    /** A game socket that has joined. */
    joinGame: async (
      browser: TestBrowser,
      gameId: string,
      userType: 'player' | 'viewer' = 'player',
    ): Promise<TestSocket> => {
      const client = await connect('game')
      const purpose = { kind: 'game', game_id: gameId, user_type: userType }
      const ticket = await ticketOf(browser, purpose)
      client.say({ type: 'join', ticket, gameId, userType, v: 0 })
      await heard(client, { type: 'joined', userType })
      return client
    },
    /** A request of an operator below `/operation`. */
    operate: async (
      method: string,
      path: string,
      { body, token = operatorToken }: { readonly body?: unknown; readonly token?: string } = {},
    ) => {
      const response = await app.request(`/operation/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answer: unknown = await response.json()
      return { status: response.status, body: answer, response }
    },
  }
}

export type OpenSite = Awaited<ReturnType<typeof openSite>>

/** The ticket that a browser gets. */
export async function ticketOf(browser: TestBrowser, purpose: unknown): Promise<string> {
  const { body } = await browser.call('POST', 'realtime/tickets/', purpose)
  return fieldOf(body, 'ticket')
}

/** Under which uid others see who uses a browser. */
export async function uidOf(browser: TestBrowser): Promise<string> {
  return fieldOf((await browser.call('GET', 'me/uid/')).body, 'uid')
}

/** A text field of an answer; throws with the whole answer where there is none. */
export function fieldOf(body: unknown, name: string): string {
  const value: unknown = Reflect.get(Object(body), name)
  if (typeof value === 'string') return value
  throw new Error(`The answer has no ${name}: ${JSON.stringify(body)}`)
}

/**
 * The next message that has these fields, at any depth; others are let go.
 * @throws when the socket closes before
 */
export async function heard(socket: TestSocket, fields: object): Promise<object> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- messages come one after another
    const message = await Promise.race([socket.next(), closedEarly(socket, fields)])
    if (matches(message, fields)) return Object(message)
  }
}

/** Rejects when the socket closes before it has heard what the test waits for. */
async function closedEarly({ closed }: TestSocket, fields: object): Promise<never> {
  const code = await closed
  throw new Error(`The socket closed (${code}) and never heard ${JSON.stringify(fields)}.`)
}

function matches(value: unknown, fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null) return value === fields
  return Object.entries(fields).every(([name, expected]) =>
    matches(Reflect.get(Object(value), name), expected),
  )
}
