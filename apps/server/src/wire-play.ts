import type { AppDeps } from './app.ts'
import type { Config } from './config.ts'
import { bannedAmong } from './db/accounts/ban-store.ts'
import type { Database } from './db/database.ts'
import { createGameReader } from './db/games/game-reader.ts'
import { readRegion } from './db/games/region-reader.ts'
import { visibleAmong } from './db/tournaments/tournament-reader.ts'
import type { Background } from './domain/background.ts'
import type { Clock } from './domain/clock.ts'
import { isMultiregion, oneRegion } from './domain/games/regions.ts'
import { createBanProofHost } from './domain/games/ban-proof-host.ts'
import type { Blobs } from './domain/files/blobs.ts'
import { createTitleNews } from './domain/titles/title-news.ts'
import { defaultLobbySettings } from './domain/lobby/limits.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { AuditLog, Log } from './log.ts'
import { Counter, type Registry } from 'prom-client'
import { addGauge } from './operation/add-gauge.ts'
import { openRealtime } from './realtime/open-realtime.ts'
import { openSockets, type OpenSocketsDeps } from './realtime/open-sockets.ts'
import type { SocketServer } from './realtime/socket-server.ts'
import { wireAnalysis } from './wire-analysis.ts'
import { wireBans } from './wire-bans.ts'
import { wireGames } from './wire-games.ts'
import { wireLobby } from './wire-lobby.ts'
import { wirePeople } from './wire-people.ts'
import { wireOwnData } from './wire-own-data.ts'
import { wirePayments, type WirePaymentsDeps } from './wire-payments.ts'
import { wireClubs } from './wire-clubs.ts'
import { fillPuzzles } from './db/puzzles/fill-puzzles.ts'
import { wireMasterclasses } from './wire-masterclasses.ts'
import type { Recordings } from './domain/masterclasses/recordings.ts'
import { wirePuzzleMaker, type WiredPuzzleMaker } from './wire-puzzle-maker.ts'
import { wirePuzzles } from './wire-puzzles.ts'
import { wireTower } from './wire-tower.ts'
import { wireTournaments } from './wire-tournaments.ts'

export interface WirePlayDeps {
  readonly db: Database
  readonly jobs: JobQueue
  /** Where the bytes of files lie. */
  readonly blobs: Blobs
  readonly recordings: Recordings
  readonly config: Pick<Config, 'redisUrl' | 'publicOrigin' | 'operatorToken'> &
    Partial<
      Pick<
        Config,
        | 'hostNames'
        | 'trustedProxies'
        | 'regions'
        | 'shortestLeadMs'
        | 'hasTimetable'
        | 'hasTournamentBots'
        | 'makesPuzzles'
        | 'operators'
        | 'stripe'
        | 'vatPercent'
      >
    >
  readonly clock: Clock
  /** 0 to 1. */
  readonly random: () => number
  readonly log: Log & AuditLog
  readonly background: Background
  readonly metrics: Registry
  /** What `wireApp` made. */
  readonly app: AppDeps
}

export interface WiredPlay {
  /** With lobby, games, tickets and what operators do to them. */
  readonly app: AppDeps
  readonly sockets: SocketServer
  /** Takes away what is over: files with data, and accounts that were to be deleted. */
  readonly sweep: () => Promise<void>
  /** Takes up what a stopped server left. */
  readonly start: () => Promise<void>
  /**
   * Begins nothing any more, tells every socket when to come back, and closes them. Then settle the background
   * work and close the database.
   */
  readonly stop: () => Promise<void>
}

/** How long a server that is stopped in order is usually away, in milliseconds. */
const restartInMs = 5_000

function countSocketTroubles(metrics: Registry) {
  const troubles = new Counter({
    name: 'kingside_socket_troubles_total',
    help: 'What went wrong on sockets, by kind.',
    labelNames: ['trouble'],
    registers: [metrics],
  })
  return (trouble: string) => troubles.inc({ trouble })
}

function measurePlay(
  metrics: Registry,
  counts: Readonly<Record<'sockets' | 'games' | 'players', () => number>>,
): void {
  addGauge(metrics, 'kingside_sockets_open', 'Open sockets of this process.', counts.sockets)
  addGauge(metrics, 'kingside_games_open', 'Games that are open in this process.', counts.games)
  addGauge(metrics, 'kingside_lobby_players', 'Players in the lobby.', counts.players)
}

function openPlaySockets(
  { db, config, clock, random, log, metrics, app }: WirePlayDeps,
  { realtime, rooms, resume }: Pick<OpenSocketsDeps, 'realtime' | 'rooms' | 'resume'>,
): Promise<SocketServer> {
  const { createUid, visitors, account } = app
  const { publicOrigin, hostNames = [], trustedProxies } = config
  return openSockets({
    realtime,
    rooms,
    visitors,
    account,
    clock,
    createUid,
    random,
    log,
    publicOrigin,
    hostNames,
    ...(trustedProxies && { trustedProxies }),
    resume,
    followable: visibleAmong(db),
    onError: countSocketTroubles(metrics),
  })
}

interface PlayParts {
  readonly games: ReturnType<typeof wireGames>
  readonly lobby: ReturnType<typeof wireLobby>
  readonly people: Pick<ReturnType<typeof wirePeople>, 'news'>
  readonly analysis: ReturnType<typeof wireAnalysis>
  readonly tournaments: ReturnType<typeof wireTournaments>
  readonly payments: Awaited<ReturnType<typeof wirePayments>>
  readonly ownData: ReturnType<typeof wireOwnData>
  readonly masterclasses: ReturnType<typeof wireMasterclasses>
  readonly rooms: Awaited<ReturnType<Realtime['shareRooms']>>
  readonly sockets: SocketServer
  readonly realtime: Realtime
  readonly fill: () => Promise<unknown>
  /** Null where no puzzles are made. */
  readonly maker: WiredPuzzleMaker | null
}

type Realtime = Awaited<ReturnType<typeof openRealtime>>

/** Starts and stops the parts, each after those that it needs. */
const inOrder = ({
  games,
  lobby,
  people,
  analysis,
  tournaments,
  payments,
  ownData,
  masterclasses,
  rooms,
  sockets,
  realtime,
  fill,
  maker,
}: PlayParts): Pick<WiredPlay, 'start' | 'stop'> => ({
  start: async () => {
    await fill()
    await games.start()
    await lobby.start()
    people.news.start()
    void analysis.start()
    await tournaments.start()
    payments.start()
    await ownData.start()
    masterclasses.start()
    maker?.start()
  },
  stop: async () => {
    await maker?.stop()
    await masterclasses.stop()
    lobby.stop()
    people.news.stop()
    await payments.stop()
    await tournaments.stop()
    await rooms.stop({ restartInMs })
    await sockets.stop({ restartInMs })
    games.close()
    await analysis.stop()
    await realtime.close()
  },
})

const openPayments = (
  { db, config, clock, log, app }: WirePlayDeps,
  tournaments: WirePaymentsDeps['tournaments'],
) =>
  wirePayments({
    db,
    stripe: config.stripe ?? null,
    vatPercent: config.vatPercent ?? null,
    sandbox: app.sandbox,
    account: app.account,
    games: createGameReader(db, clock.now),
    tournaments,
    clock,
    log,
  })

/** What operators do, as programs and on their own pages. */
const wireOperators = (
  { db, config, clock, log, metrics, app, recordings }: WirePlayDeps,
  {
    rooms,
    sockets,
    lobby,
    tournaments,
    payments,
    feed,
  }: Pick<PlayParts, 'rooms' | 'sockets' | 'lobby' | 'tournaments' | 'payments'> & {
    readonly feed: Realtime['lobby']
  },
) =>
  wireBans({
    db,
    account: app.account,
    rooms,
    sockets,
    operatorToken: config.operatorToken,
    operators: config.operators ?? [],
    app,
    log,
    metrics,
    lobby: feed,
    sweeper: lobby.lobby.sweeper,
    tournaments: {
      banPlayer: tournaments.routes.entries.banPlayer,
      add: tournaments.add,
      relay: tournaments.routes.relay,
    },
    support: app.support.messages,
    recordings,
    payments: payments.ports,
    now: clock.now,
  })

/** What needs no game that is played. */
const contentsOf = (
  { db, clock, random, app: { account, createUid } }: WirePlayDeps,
  { masterclasses }: PlayParts['masterclasses'],
): Pick<AppDeps, 'clubs' | 'puzzles' | 'masterclasses' | 'tower'> => ({
  clubs: wireClubs(db, clock, account.notificationFeed.publish),
  puzzles: wirePuzzles({ db, clock, random, createUid }),
  tower: wireTower({ db, clock }),
  masterclasses,
})

const puzzleWorkOf = (deps: WirePlayDeps): Pick<PlayParts, 'fill' | 'maker'> => ({
  fill: () => fillPuzzles(deps.db),
  maker: deps.config.makesPuzzles === true ? wirePuzzleMaker(deps) : null,
})

/** Puts games, tournaments, lobby and sockets together. */
export async function wirePlay(deps: WirePlayDeps): Promise<WiredPlay> {
  const { db, jobs, config, clock, random, log, background, metrics, app } = deps
  const { createUid, timeControls, account } = app
  const { redisUrl, shortestLeadMs = null, regions = oneRegion } = config
  const realtime = await openRealtime({
    redisUrl,
    clock,
    createUid,
    log,
    ...(isMultiregion(regions) && { region: regions.own, regionOf: readRegion(db) }),
  })
  const { latencies, isRegionThere } = realtime
  const onError = (error: unknown) => log.error('people.news', {}, error)
  const people = wirePeople({ db, clock, feed: realtime.lobby, onError })
  const games = wireGames({
    db,
    clock,
    createUid,
    random,
    log,
    background,
    sendToPlayer: realtime.lobby.sendToPlayer,
    titleNews: createTitleNews(account),
    onTournamentGameEnded: () => tournaments.nudge(),
    onPlayingChanged: people.news.changed,
    isShared: redisUrl !== null,
    latencies,
    regions,
    isRegionThere,
  })
  const rooms = await realtime.shareRooms(games.rooms)
  const host = createBanProofHost({
    rooms,
    bannedAmong: (playerIds) => bannedAmong(db, playerIds, clock.now()),
  })
  const tournaments = wireTournaments({
    db,
    jobs,
    host,
    rooms,
    publish: account.notificationFeed.publish,
    limiter: deps.app.limiter,
    isAlone: redisUrl === null,
    hasTimetable: config.hasTimetable ?? false,
    hasBots: config.hasTournamentBots ?? null,
    clock,
    random,
    log,
    feed: realtime.lobby,
    processId: createUid(),
  })
  const payments = await openPayments(deps, tournaments.routes)
  const lobby = wireLobby({
    db,
    timeControls,
    host,
    rematches: rooms,
    ...(shortestLeadMs !== null && { settings: { ...defaultLobbySettings, shortestLeadMs } }),
    ...(isMultiregion(regions) && { latencies }),
    feed: realtime.lobby,
    clock,
    createUid,
    random,
    onError: (error) => log.error('lobby.work', {}, error),
  })
  const analysis = wireAnalysis({ db, clock, log, metrics, rooms })
  account.notificationFeed.onChange(realtime.lobby.sendToPlayer)
  const sockets = await openPlaySockets(deps, { realtime, rooms, resume: lobby.resume })
  const operated = { rooms, sockets, lobby, tournaments, payments, feed: realtime.lobby }
  const { operatorApi, operatorApp } = wireOperators(deps, operated)
  const ownData = wireOwnData({
    db,
    jobs,
    account,
    blobs: deps.blobs,
    withdraw: lobby.lobby.sweeper.withdraw,
    leaveTournament: tournaments.routes.entries.leave,
  })
  const masterclasses = wireMasterclasses({ ...deps, account })
  measurePlay(metrics, {
    sockets: sockets.open,
    games: () => games.rooms.counts().rooms,
    players: realtime.lobby.count,
  })
  return {
    app: {
      ...app,
      ...games.routes(rooms),
      lobby: lobby.routes,
      people: people.people,
      ...contentsOf(deps, masterclasses),
      analysis: analysis.routes,
      tournaments: tournaments.routes,
      ownData: ownData.routes,
      payments: payments.ports,
      ...payments.sandbox,
      tickets: realtime.tickets,
      presence: realtime.lobby,
      isMultiregion: isMultiregion(regions),
      operatorApi,
      operatorApp,
    },
    sockets,
    sweep: ownData.sweep,
    ...inOrder({
      games,
      lobby,
      people,
      analysis,
      tournaments,
      payments,
      ownData,
      masterclasses,
      rooms,
      sockets,
      realtime,
      ...puzzleWorkOf(deps),
    }),
  }
}
