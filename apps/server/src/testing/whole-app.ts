import type { Role } from '@kingside/api'
import { createApp } from '../app.ts'
import { createBackground } from '../background.ts'
import type { Caller } from '../caller.ts'
import { stranger } from '../caller.ts'
import type { Database } from '../db/database.ts'
import { accounts, players, sessions } from '../db/schema.ts'
import { createVisitorStore, playerOf } from '../db/visitor-store.ts'
import type { LobbyFeed } from '../domain/lobby/lobby-feed.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { createTitleNews } from '../domain/titles/title-news.ts'
import type { LogFacts } from '../log.ts'
import { Registry } from 'prom-client'
import { wireAnalysis } from '../wire-analysis.ts'
import { wireClubs } from '../wire-clubs.ts'
import { wirePuzzles } from '../wire-puzzles.ts'
import { wireTower } from '../wire-tower.ts'
import { wireGames } from '../wire-games.ts'
import { wireLobby } from '../wire-lobby.ts'
import { wirePeople } from '../wire-people.ts'
import { wireApp } from '../wire.ts'
import { fakeAnalyst } from './fake-analyst.ts'
import { manualClock } from './manual-clock.ts'

/** One of each kind of people that a call is tried with; the banned one has a free account. */
export const callerKinds = ['stranger', 'anonymous', 'free', 'pro', 'admin', 'banned'] as const
export type CallerKind = (typeof callerKinds)[number]

export const roleOfKind = {
  stranger: 'anonymous',
  anonymous: 'anonymous',
  free: 'free',
  pro: 'pro',
  admin: 'admin',
  banned: 'free',
} as const satisfies Record<CallerKind, Role>

/** A request as text. */
export interface TextRequest {
  readonly method: string
  readonly path: string
  readonly body?: string | null
  readonly contentType?: string
}

export interface WholeApp {
  readonly request: (caller: CallerKind, request: TextRequest) => Promise<Response>
  /** What the app has logged as its own failures since this was asked last. */
  readonly takeFailures: () => readonly string[]
}

/** The app as the server wires it, on a database with one person of each kind, and without limits. */
export async function wholeApp(db: Database): Promise<WholeApp> {
  const clock = manualClock()
  let failures: readonly string[] = []
  const callers = await makeCallers(db, clock.now())
  const logFailure = (event: string, _facts: LogFacts, error: unknown) => {
    failures = [...failures, `${event}: ${describe(error)}`]
  }
  const deps = await wireApp({
    database: { db, check: async () => {} },
    config: { publicOrigin: null, appDist: '/nowhere', metricsToken: null },
    log: { error: logFailure, info: () => {} },
    clock,
    limiter: { take: async () => ({ ok: true }) },
    metrics: new Registry(),
  })
  const parts = { db, clock, createUid, random: () => 0.5 }
  const background = createBackground({ error: logFailure })
  const games = wireGames({
    ...parts,
    log: { error: logFailure },
    background,
    isShared: false,
    sendToPlayer: silentFeed.sendToPlayer,
    titleNews: createTitleNews(deps.account),
    engine: { bestMove: () => new Promise(() => {}) },
  })
  await games.start()
  const { timeControls } = deps
  const lobby = wireLobby({
    ...parts,
    timeControls,
    host: games.rooms.host,
    rematches: games.rooms,
    feed: silentFeed,
    onError: (error) => logFailure('lobby', {}, error),
  })
  const analysis = wireAnalysis({
    db,
    clock,
    log: { error: logFailure },
    metrics: new Registry(),
    rooms: games.rooms,
    analyst: fakeAnalyst(),
  })
  const app = createApp({
    ...deps,
    analysis: analysis.routes,
    clubs: wireClubs(db, clock, () => {}),
    puzzles: wirePuzzles(parts),
    tower: wireTower(parts),
    lobby: lobby.routes,
    people: wirePeople({
      db,
      clock,
      feed: silentFeed,
      onError: (error) => logFailure('people', {}, error),
    }).people,
    ...games.routes(games.rooms),
    identify: async (context) => callers.get(context.req.header('x-test-caller') ?? '') ?? stranger,
  })
  return {
    takeFailures: () => {
      const taken = failures
      failures = []
      return taken
    },
    request: async (caller, { method, path, body = null, contentType = 'application/json' }) =>
      app.request(path, {
        method,
        headers: { 'x-test-caller': caller, ...(body !== null && { 'content-type': contentType }) },
        ...(body !== null && method !== 'GET' && { body }),
      }),
  }
}

/** Nobody is in the lobby, and nobody hears of anything. */
const silentFeed: LobbyFeed = {
  sendToPlayer: () => {},
  sendToFollowers: () => {},
  sendToFollowersHere: () => {},
  isFollowedHere: () => false,
  isHere: () => true,
  onCame: () => () => {},
  onGone: () => () => {},
  count: () => 0,
}

/** With the cause: of a failed query it is the reason. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` because ${error.cause.message}` : ''
  return `${error.stack?.split('\n').slice(0, 4).join(' ') ?? error.message}${cause}`
}

async function makeCallers(db: Database, at: Date): Promise<ReadonlyMap<string, Caller>> {
  const visitor = await createVisitorStore(db).create(
    { uid: 'V'.repeat(32), playerUid: 'test-anonymous' },
    at,
  )
  const members = await Promise.all(
    (['free', 'pro', 'admin', 'banned'] as const).map(
      async (kind) => [kind, await makeMember(db, kind, at)] as const,
    ),
  )
  return new Map<string, Caller>([
    ['stranger', stranger],
    ['anonymous', { ...stranger, player: visitor }],
    ...members,
  ])
}

async function makeMember(
  db: Database,
  kind: 'free' | 'pro' | 'admin' | 'banned',
  at: Date,
): Promise<Caller> {
  const [player] = await db
    .insert(players)
    .values({ uid: `test-${kind}`, kind: 'member', name: `Test ${kind}`, createdAt: at })
    .returning()
  if (!player) throw new Error('The test player was not stored.')
  const email = `${kind}@kingside.example`
  const [account] = await db
    .insert(accounts)
    .values({
      playerId: player.id,
      email,
      emailFolded: email,
      createdAt: at,
      activatedAt: at,
      isAdmin: kind === 'admin',
      proUntil: kind === 'pro' ? new Date('2100-01-01T00:00:00Z') : null,
    })
    .returning()
  if (!account) throw new Error('The test account was not stored.')
  const sessionId = `session-of-${kind}`
  await db.insert(sessions).values({ id: sessionId, accountId: account.id, createdAt: at })
  return {
    role: kind === 'banned' ? 'free' : kind,
    player: playerOf(player),
    sessionId,
    bannedUntil: kind === 'banned' ? 'for ever' : null,
  }
}
