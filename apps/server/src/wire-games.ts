import type { Database } from './db/database.ts'
import { readFacts } from './db/games/game-facts.ts'
import { createGameReader } from './db/games/game-reader.ts'
import { createGameStore } from './db/games/game-store.ts'
import { readDistances } from './db/games/region-reader.ts'
import { seedBots } from './db/games/seed-bots.ts'
import { isBlockedPair } from './db/people/blocks.ts'
import { createTopGamesReader } from './db/lobby/top-games-reader.ts'
import { createSettlementStore } from './db/ratings/settlement-store.ts'
import type { Background } from './domain/background.ts'
import type { Clock } from './domain/clock.ts'
import { type BotEngine, createBotPlayers } from './domain/games/bot-players.ts'
import { createGameRooms, type LocalRooms } from './domain/games/game-rooms.ts'
import { createGameTime } from './domain/games/game-time.ts'
import { createMemoryLatencies, type Latencies } from './domain/games/latencies.ts'
import { createRegionChooser, oneRegion, type Regions } from './domain/games/regions.ts'
import { peopleOf, startNewsOf } from './domain/games/start-news.ts'
import type { LobbyFeed } from './domain/lobby/lobby-feed.ts'
import type { GameRooms } from './domain/games/rooms.types.ts'
import { startRepeating } from './domain/repeating.ts'
import type { TitleNews } from './domain/titles/title-news.ts'
import { createSettler } from './domain/ratings/settler.ts'
import { createBotEngine, createStockfishPool } from './engine/bot-engine.ts'
import type { Log } from './log.ts'
import type { GamingRouteDeps } from './routes/play/gaming/index.ts'
import type { RegionRouteDeps } from './routes/regions/index.ts'

/** What games need beside the database. */
export interface WireGamesDeps {
  readonly db: Database
  readonly clock: Clock
  readonly createUid: () => string
  /** 0 to 1. */
  readonly random: () => number
  readonly log: Log
  readonly background: Background
  /** Whether other processes play games on the same database; they are then given time to look after their own. */
  readonly isShared: boolean
  /** A game of a tournament has ended in this process. */
  readonly onTournamentGameEnded?: () => void
  /** These people began or ended a game in this process. */
  readonly onPlayingChanged?: (playerIds: readonly number[]) => void
  /** Tells players, on any page, of their scheduled games. */
  readonly sendToPlayer: LobbyFeed['sendToPlayer']
  /** Tells members of their titles, on their pages and by mail. */
  readonly titleNews: TitleNews
  /** What finds the bots' moves. @default Stockfish in worker threads, started when first asked */
  readonly engine?: BotEngine
  /** @default those of this process */
  readonly latencies?: Latencies
  /** @default one region */
  readonly regions?: Regions
  /** Whether a server of the region runs. @default yes */
  readonly isRegionThere?: (rId: string) => boolean
}

export interface WiredGames {
  /** The rooms of this process; share them by `Realtime.shareRooms` before giving them to sockets and calls. */
  readonly rooms: LocalRooms
  /** For the app: `gaming` and `regions` of its deps. @param rooms the shared ones */
  readonly routes: (rooms: Pick<GameRooms, 'viewersOf'>) => {
    readonly gaming: GamingRouteDeps
    readonly regions: RegionRouteDeps
  }
  /** Writes the bots, settles what a stopped server left, and takes its games up. */
  readonly start: () => Promise<void>
  /** After `rooms.stop`: ends the engines. Settle the background work before the database closes. */
  readonly close: () => void
}

/** How long another process's game may be overdue. */
const sharedOverdueMs = 5_000

/** How often mails of titles that could not be sent are looked for. */
const mailsEveryMs = 10 * 60_000

/** Puts the games together on a database. */
export function wireGames(deps: WireGamesDeps): WiredGames {
  const { db, clock, createUid, random, log, background, isShared, sendToPlayer, titleNews } = deps
  const { regions = oneRegion, isRegionThere = () => true } = deps
  const { latencies = createMemoryLatencies(clock) } = deps
  const onFailure = (event: string, error: unknown) => log.error(event, {}, error)
  const settle = (gameId: string) => background.run('games.settle', () => settler.settle(gameId))
  const settler = createSettler({
    store: createSettlementStore(db),
    clock,
    onDue: settle,
    onAwarded: (awarded) => {
      titleNews.publish(awarded)
      background.run('titles.mail', titleNews.sendMails)
    },
    onReview: (gameId, why) => log.error('games.review', { gameId }, new Error(why)),
    onFailure,
  })
  let stopMailing = async () => {}
  const pool = createStockfishPool({ onFailure })
  const engine = deps.engine ?? createBotEngine(pool)
  const bots = createBotPlayers({ engine, clock, random, onFailure })
  const time = createGameTime(clock)
  const rooms = createGameRooms({
    store: createGameStore(db),
    factsOf: readFacts(db),
    clock,
    time,
    createUid,
    chooseRegion: createRegionChooser({
      regions,
      distancesOf: readDistances(db, latencies),
      isThere: isRegionThere,
      onFailure,
    }),
    mayRematch: async (one, other) => !(await isBlockedPair(db, one, other)),
    onEnded: settle,
    onChanged: (state, changed, before) => {
      bots.onChanged(state, changed)
      const hasEnded = state.end !== null && before.end === null
      if (hasEnded && state.config.tournamentId !== undefined) deps.onTournamentGameEnded?.()
      if ((state.phase === 'PLAYING') !== (before.phase === 'PLAYING')) {
        deps.onPlayingChanged?.(peopleOf(state))
      }
      const news = startNewsOf(before, state, time.now())
      if (news) for (const playerId of peopleOf(state)) sendToPlayer(playerId, news)
    },
    onFailure,
    ...(isShared && { overdueMs: sharedOverdueMs }),
  })
  const games = createGameReader(db, clock.now)
  return {
    rooms,
    routes: ({ viewersOf }) => ({
      gaming: { games, topGames: createTopGamesReader(db, clock.now).topGames },
      regions: { games, latencies, regions, viewersOf, now: clock.now },
    }),
    start: async () => {
      await seedBots(db)
      await settler.settleAll()
      stopMailing = startRepeating({
        clock,
        everyMs: mailsEveryMs,
        work: titleNews.sendMails,
        onError: (error) => onFailure('titles.mail', error),
      })
      await rooms.resumeAll()
    },
    close: () => {
      void stopMailing()
      settler.close()
      pool.close()
    },
  }
}
