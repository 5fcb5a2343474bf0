import {
  type Call,
  type CallResponse,
  commonErrors,
  type ErrorBody,
  errorBody,
  type LobbyEvent,
  type Role,
} from '@kingside/api'
import { createApp } from '../app.ts'
import { stranger } from '../caller.ts'
import type { Database } from '../db/database.ts'
import { accounts, bans, challenges, gameRequests, players, ratings } from '../db/schema.ts'
import { createTimeControlStore } from '../db/time-control-store.ts'
import { createVisitorStore, playerOf } from '../db/visitor-store.ts'
import type { GameHost, NewGame } from '../domain/games/game-host.ts'
import type { LobbyFeed, LobbyList } from '../domain/lobby/lobby-feed.ts'
import { createUid } from '../domain/players/create-uid.ts'
import type { Player } from '../domain/players/visitor-store.ts'
import type { Rematches } from '../routes/play/requests/rematch.ts'
import { type WiredLobby, wireLobby } from '../wire-lobby.ts'
import { wirePeople } from '../wire-people.ts'
import { fakeDeps } from './fake-deps.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'

/** A player of a test, with what the calls need to act as that player. */
export interface TestPlayer extends Player {
  readonly role: Role
  /** A visitor's secret. */
  readonly anonymousUid: string | null
  readonly isBanned: boolean
}

export interface NewTestPlayer {
  readonly kind?: Player['kind']
  readonly name?: string
  readonly isPro?: boolean
  readonly fide?: 'none' | 'waiting' | 'approved'
  readonly isBanned?: boolean
  /** The platform's rating for blitz. */
  readonly blitz?: number
  /** The FIDE rating for blitz. */
  readonly fideBlitz?: number
}

/** How a call was refused. */
export interface Refused extends ErrorBody {
  readonly status: number
}

export interface CallInputs {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: unknown
  /** `Accept-Language` of the call. */
  readonly language?: string
}

/** Games that begin are noted, and nothing is played. */
export interface TestHost extends GameHost {
  readonly begun: readonly (NewGame & { readonly gameId: string })[]
  /** What the next `create` throws, once. */
  readonly failNext: (error: Error) => void
  readonly setOngoing: (playerId: number, count: number) => void
}

/** What was told to one player, or to all who follow a list but for some. */
export interface Told {
  readonly to: number | LobbyList
  readonly news: LobbyEvent
  readonly except?: readonly number[]
}

export interface TestFeed extends LobbyFeed {
  readonly told: readonly Told[]
  /** What was told, but for `game.started`, which every game tells both players. */
  readonly newsOf: (to: number | LobbyList) => readonly LobbyEvent[]
  /** Takes a player's connection away without telling anybody. */
  readonly setAway: (playerId: number) => void
  /** The player's connection has been gone for the grace. */
  readonly leave: (playerId: number) => void
  readonly comeBack: (playerId: number) => void
}

export interface LobbyWorld {
  readonly clock: ManualClock
  readonly host: TestHost
  readonly feed: TestFeed
  readonly wired: WiredLobby
  readonly failures: readonly unknown[]
  readonly addPlayer: (facts?: NewTestPlayer) => Promise<TestPlayer>
  /** Calls as a player; null is a visitor before the first ping. Throws when it is refused. */
  readonly call: <C extends Call>(
    player: TestPlayer | null,
    call: C,
    inputs?: CallInputs,
  ) => Promise<CallResponse<C>>
  /** Makes a call that is to be refused; throws when it is answered, or by a code that the call does not list. */
  readonly refusal: (player: TestPlayer | null, call: Call, inputs?: CallInputs) => Promise<Refused>
  /** The same database after a restart. */
  readonly restart: () => LobbyWorld
}

/** A lobby on a database with its HTTP calls; games, sockets and time are the test's. */
export function lobbyWorld(
  db: Database,
  { clock = manualClock(), host = testHost(), rematches = null }: WorldOptions = {},
): LobbyWorld {
  const feed = testFeed()
  const failures: unknown[] = []
  const wired = wireLobby({
    db,
    host,
    feed,
    clock,
    createUid,
    rematches,
    timeControls: createTimeControlStore(db),
    random: () => 0.25,
    onError: (error) => failures.push(error),
  })
  const known = new Map<string, TestPlayer>()
  const app = createApp(
    fakeDeps({
      lobby: wired.routes,
      people: wirePeople({ db, clock, feed, onError: (error) => failures.push(error) }).people,
      timeControls: createTimeControlStore(db),
      now: clock.now,
      identify: async (context) => {
        const player = known.get(context.req.header('x-test-player') ?? '')
        if (!player) return stranger
        const bannedUntil = player.isBanned ? 'for ever' : null
        return { role: player.role, player, sessionId: null, bannedUntil }
      },
    }),
  )
  const send = async (
    player: TestPlayer | null,
    call: Call,
    { params = {}, query = '', body, language }: CallInputs = {},
  ) => {
    if (player) known.set(player.uid, player)
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    return app.request(`/api/${path}${query}`, {
      method: call.method,
      headers: {
        ...(player && { 'x-test-player': player.uid }),
        ...(player?.anonymousUid && { cookie: `kingside_visitor=${player.anonymousUid}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(language !== undefined && { 'accept-language': language }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  return {
    clock,
    host,
    feed,
    wired,
    failures,
    addPlayer: async (facts = {}) => {
      const player = await storePlayer(db, facts, clock.now())
      known.set(player.uid, player)
      return player
    },
    call: async (player, call, inputs) => {
      const response = await send(player, call, inputs)
      const text = await response.text()
      const answer: unknown = text === '' ? undefined : JSON.parse(text)
      if (!response.ok) throw new Error(`${call.id} was refused: ${JSON.stringify(answer)}`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema from which its type comes
      return call.response.parse(answer) as CallResponse<typeof call>
    },
    refusal: async (player, call, inputs) => {
      const response = await send(player, call, inputs)
      const answer: unknown = await response.json()
      if (response.ok) throw new Error(`${call.id} was answered: ${JSON.stringify(answer)}`)
      const refused = { status: response.status, ...errorBody.parse(answer) }
      refuseUnlisted(call, refused.code)
      return refused
    },
    restart: () => {
      wired.stop()
      return lobbyWorld(db, { clock, host, rematches })
    },
  }
}

export interface WorldOptions {
  readonly clock?: ManualClock
  readonly host?: TestHost
  readonly rematches?: Rematches
}

/** Empties the lobby, so that a test begins alone. */
export async function emptyLobby(db: Database): Promise<void> {
  await db.delete(challenges)
  await db.delete(gameRequests)
}

/** A call answers with its own codes and the common ones only. */
function refuseUnlisted({ id, errors }: Call, code: string): void {
  const listed: readonly string[] = [...errors, ...commonErrors]
  if (!listed.includes(code)) throw new Error(`${id} answered ${code}, which is not in its errors.`)
}

async function storePlayer(db: Database, facts: NewTestPlayer, at: Date): Promise<TestPlayer> {
  const { kind = 'member', name = 'Somebody', isPro = false, fide = 'none' } = facts
  const uid = createUid().slice(0, 16)
  const anonymousUid = kind === 'visitor' ? createUid() : null
  const player = anonymousUid
    ? await createVisitorStore(db).create({ uid: anonymousUid, playerUid: uid }, at)
    : await insertPlayer(db, { uid, kind, name, createdAt: at })
  if (kind === 'member') {
    await db.insert(accounts).values({
      playerId: player.id,
      email: `${uid}@test.example`,
      emailFolded: `${uid}@test.example`,
      createdAt: at,
      activatedAt: at,
      proUntil: isPro ? new Date(at.getTime() + 86_400_000 * 30) : null,
      fideId: fide === 'none' ? null : player.id + 1_000,
      fideVerifiedStatus: fide === 'approved' ? 2 : fide === 'waiting' ? 1 : 0,
    })
  }
  if (facts.isBanned) {
    await db.insert(bans).values({ playerId: player.id, reason: 'test', createdAt: at })
  }
  const rated = [
    ['worldchess', facts.blitz],
    ['fide', facts.fideBlitz],
  ] as const
  for (const [kind, rating] of rated) {
    if (rating === undefined) continue
    await db.insert(ratings).values({
      playerId: player.id,
      kind,
      boardType: 'blitz',
      rating,
      deviation: 60,
      volatility: 0.06,
      games: 20,
      updatedAt: at,
    })
  }
  const role = kind === 'visitor' ? 'anonymous' : isPro ? 'pro' : 'free'
  return { ...player, role, anonymousUid, isBanned: facts.isBanned === true }
}

async function insertPlayer(db: Database, row: typeof players.$inferInsert): Promise<Player> {
  const [stored] = await db.insert(players).values(row).returning()
  if (!stored) throw new Error('The test player was not stored.')
  return playerOf(stored)
}

function testHost(): TestHost {
  const begun: (NewGame & { readonly gameId: string })[] = []
  const ongoing = new Map<number, number>()
  let failure: Error | null = null
  const running = (playerId: number) =>
    Array.from({ length: ongoing.get(playerId) ?? 0 }, (_, index) => `game-${index}`)
  const scheduled = (playerId: number) =>
    begun
      .filter(({ startsAt, white, black }) => startsAt && [white, black].includes(playerId))
      .map(({ gameId }) => gameId)
  return {
    begun,
    failNext: (error) => {
      failure = error
    },
    setOngoing: (playerId, count) => ongoing.set(playerId, count),
    create: async (game) => {
      if (failure) {
        const error = failure
        failure = null
        throw error
      }
      const { kind, id } = game.origin
      const before = begun.find(({ origin }) => origin.kind === kind && origin.id === id)
      if (before) return before.gameId
      const gameId = `game-${begun.length + 1}-${createUid().slice(0, 8)}`
      begun.push({ ...game, gameId })
      return gameId
    },
    ongoingOf: async (playerId) => [...running(playerId), ...scheduled(playerId)],
    scheduledOf: async (playerId) => scheduled(playerId),
    startedOf: async (playerId) => running(playerId),
  }
}

function testFeed(): TestFeed {
  const told: Told[] = []
  const away = new Set<number>()
  const listeners = new Set<(playerId: number) => void>()
  return {
    told,
    newsOf: (to) =>
      told.flatMap((each) =>
        each.to === to && each.news.type !== 'game.started' ? [each.news] : [],
      ),
    setAway: (playerId) => away.add(playerId),
    leave: (playerId) => {
      away.add(playerId)
      for (const listener of listeners) listener(playerId)
    },
    comeBack: (playerId) => away.delete(playerId),
    sendToPlayer: (to, news) => told.push({ to, news }),
    sendToFollowers: (to, news, except = []) => told.push({ to, news, except }),
    sendToFollowersHere: (to, news) => told.push({ to, news }),
    isFollowedHere: () => true,
    isHere: (playerId) => !away.has(playerId),
    onCame: () => () => {},
    onGone: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    count: () => 7,
  }
}
