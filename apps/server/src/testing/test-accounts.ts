import { openAccounts } from '../accounts.ts'
import { createApp } from '../app.ts'
import { createBackground } from '../background.ts'
import { createPasswordHasher } from '../credentials/password-hasher.ts'
import type { Database } from '../db/database.ts'
import { createGameReader } from '../db/games/game-reader.ts'
import { createEntryStore } from '../db/tournaments/entry-store.ts'
import { createTournamentReader } from '../db/tournaments/tournament-reader.ts'
import { createEntries } from '../domain/tournaments/entries.ts'
import { wirePayments } from '../wire-payments.ts'
import { createReports } from '../db/reports/reports.ts'
import { createSupportMessages } from '../db/support/support-messages.ts'
import { createVisitorStore } from '../db/visitor-store.ts'
import type { OAuthClients } from '../config-values.ts'
import type { PasswordHasher } from '../domain/accounts/ports.ts'
import type { Documents } from '../domain/fide/documents.ts'
import type { RateLimiter } from '../domain/limits/rate-limiter.ts'
import { createMemoryBlobs } from '../domain/files/memory-blobs.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { identifyBy } from '../identify.ts'
import type { LogFacts } from '../log.ts'
import type { Fetch } from '../social/ask-json.ts'
import { wireFiles } from '../wire-files.ts'
import { wireOwnData } from '../wire-own-data.ts'
import { fakeDeps } from './fake-deps.ts'
import { silentJobs } from './silent-jobs.ts'

export interface TestAccountsOptions {
  readonly limiter?: RateLimiter
  readonly publicOrigin?: string | null
  readonly passwords?: PasswordHasher
  /** Providers of sign-in. @default the sandbox's */
  readonly oauth?: OAuthClients
  /** What the sandbox's identity checks are signed with. @default nobody knows it */
  readonly identitySecret?: string
  /** What members have uploaded. @default nothing */
  readonly documents?: Documents
  /** Answers what is asked of providers. @default nobody is asked */
  readonly fetch?: Fetch
}

const nobodyFollows = {
  tellFollowers: () => {},
  tellPlayer: () => {},
  isHere: () => false,
  isFollowed: () => false,
}

const fastHasher = createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })

/** The app with accounts on a database, a clock that tests move, and passwords that are hashed fast. */
export async function testAccounts(
  db: Database,
  {
    passwords = fastHasher,
    oauth = {},
    documents,
    identitySecret,
    fetch = () => Promise.reject(new Error('Tests ask nobody.')),
    ...options
  }: TestAccountsOptions = {},
) {
  let ms = Date.parse('2026-01-31T12:00:00Z')
  const clock = { now: () => new Date(ms) }
  const failures: unknown[] = []
  const background = createBackground({ error: (_event, _facts, error) => failures.push(error) })
  const { account, sandbox } = await openAccounts(
    { secret: 'a secret of the tests, long enough', smtp: null, oauth },
    {
      db,
      clock,
      background,
      createUid,
      siteOrigin: () => 'http://localhost',
      fetch,
      passwords,
      ...(documents && { documents }),
      ...(identitySecret !== undefined && { identitySecret }),
    },
  )
  const visitors = createVisitorStore(db)
  const blobs = createMemoryBlobs()
  const log = { error: (_event: string, _facts: LogFacts, error: unknown) => failures.push(error) }
  const files = wireFiles({ db, blobs, digests: account.digests, clock, log })
  const left: unknown[] = []
  const ownData = wireOwnData({
    db,
    jobs: silentJobs,
    account,
    blobs,
    withdraw: async (playerId) => void left.push(playerId),
    leaveTournament: async (tournament) => void left.push(tournament),
  })
  const payments = await wirePayments({
    db,
    stripe: null,
    vatPercent: null,
    sandbox,
    account,
    games: createGameReader(db, clock.now),
    tournaments: {
      reader: createTournamentReader(db, clock.now),
      entries: createEntries({
        store: createEntryStore(db),
        feed: nobodyFollows,
        clock: { ...clock, after: () => () => {} },
      }),
    },
    clock: { ...clock, monotonic: () => ms, after: () => () => {} },
    log,
  })
  const app = createApp(
    fakeDeps({
      visitors,
      account,
      files,
      ownData: ownData.routes,
      support: {
        messages: createSupportMessages(db),
        mailer: account.mailer,
        mailTo: 'operator@kingside.example',
        background,
        clock,
      },
      reports: { reports: createReports(db), clock },
      payments: payments.ports,
      ...payments.sandbox,
      identify: identifyBy({ visitors, account }),
      now: clock.now,
      ...options,
    }),
  )
  return {
    app,
    account,
    files,
    blobs,
    failures,
    now: clock.now,
    ownData,
    /** The players whose offers were withdrawn, and the tournaments that were left. */
    left,
    payments,
    /** Everything that was begun is over. */
    settled: background.settle,
    wait: (by: number) => void (ms += by),
    /** The newest mail to an address, once everything that was begun is over. */
    settle: background.settle,
    mailTo: async (address: string) => {
      await background.settle()
      const mails = (await sandbox?.mailbox?.list()) ?? []
      return mails.find(({ to }) => to === address) ?? null
    },
    browser: () => testBrowser(app),
  }
}

export type TestAccounts = Awaited<ReturnType<typeof testAccounts>>

/** What a browser talks to: an app, or a server that runs. */
export interface Requestable {
  readonly request: (path: string, init: RequestInit) => Response | Promise<Response>
}

/** One browser: it keeps cookies, and the access token of its last answer. */
export function testBrowser(app: Requestable) {
  const cookies = new Map<string, string>()
  let token: string | null = null
  const request = async (method: string, path: string, body?: unknown, more: HeadersInit = {}) => {
    const headers = new Headers(more)
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (jar !== '' && !headers.has('cookie')) headers.set('cookie', jar)
    if (token !== null && !headers.has('authorization')) {
      headers.set('authorization', `JWT ${token}`)
    }
    const isForm = body instanceof FormData
    if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
    const response = await app.request(path, {
      method,
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    return response
  }
  const keep = (cookie: string) => {
    const [pair = ''] = cookie.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (/max-age=0/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, value)
  }
  /** A call under `/api/`; answers with status, body and the response. */
  const call = async (method: string, path: string, body?: unknown, headers?: HeadersInit) => {
    const response = await request(method, `/api/${path}`, body, headers)
    const text = await response.text()
    const answer: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
    const given: unknown = Reflect.get(Object(answer), 'access_token')
    if (typeof given === 'string') token = given
    return { status: response.status, body: answer, response }
  }
  return {
    call,
    request,
    cookies,
    token: () => token,
    setToken: (next: string | null) => void (token = next),
  }
}

export type TestBrowser = ReturnType<typeof testBrowser>

/** A password that every rule lets pass. */
export const goodPassword = 'Rook7takesE4'

/** The code of the newest mail to an address. */
export async function codeFor(
  accounts: Pick<TestAccounts, 'mailTo'>,
  address: string,
): Promise<string> {
  const mail = await accounts.mailTo(address)
  return /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? 'no code'
}

/** Registers and activates an account in a browser, which is signed in then. */
export async function signUp(
  accounts: Pick<TestAccounts, 'browser' | 'mailTo'>,
  email: string,
  browser: TestBrowser = accounts.browser(),
): Promise<TestBrowser> {
  await browser.call('POST', 'accounts/auth/register/', { email, password: goodPassword })
  const code = await codeFor(accounts, email)
  const { status } = await browser.call('POST', 'accounts/auth/activation-code/verify/', {
    email,
    code,
  })
  if (status !== 200) throw new Error(`The account of the test was not activated (${status}).`)
  return browser
}

/** A browser that signs in to an account. */
export async function signIn(
  accounts: Pick<TestAccounts, 'browser'>,
  email: string,
  password = goodPassword,
): Promise<TestBrowser> {
  const browser = accounts.browser()
  await browser.call('POST', 'accounts/auth/login/', { email, password })
  return browser
}
