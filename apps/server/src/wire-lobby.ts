import type { Database } from './db/database.ts'
import { createChallengeStore } from './db/lobby/challenge-store.ts'
import { createBlockReader } from './db/people/blocks.ts'
import { createTopGamesReader } from './db/lobby/top-games-reader.ts'
import { createBotReader, createPlayerReader, createRatingReader } from './db/lobby/readers.ts'
import { createRequestStore } from './db/lobby/request-store.ts'
import { createStandingReader } from './db/lobby/standing-reader.ts'
import type { Latencies } from './domain/games/latencies.ts'
import type { LobbySettings } from './domain/lobby/limits.ts'
import { createLobby, type Lobby } from './domain/lobby/lobby.ts'
import type { LobbyDeps } from './domain/lobby/lobby-deps.ts'
import { createLobbyLists } from './domain/lobby/lobby-lists.ts'
import type { LobbyRouteDeps } from './routes/play/lobby-routes.ts'
import type { Rematches } from './routes/play/requests/rematch.ts'

/** What the lobby needs beside the database. */
export interface WireLobbyDeps extends Pick<
  LobbyDeps,
  'timeControls' | 'host' | 'feed' | 'clock' | 'createUid' | 'random' | 'onError'
> {
  readonly db: Database
  readonly rematches: Rematches
  /** @default nobody has measured anything */
  readonly latencies?: Pick<Latencies, 'forget'>
  readonly settings?: LobbySettings
}

export interface WiredLobby {
  /** For the app: `lobby` of its deps. */
  readonly routes: LobbyRouteDeps
  readonly lobby: Lobby
  /** Takes up searches and games that a stopped server left, then watches; after the games are taken up. */
  readonly start: () => Promise<void>
  /** Opens again what ended because a player was gone; what fails is noted, and nothing is open then. */
  readonly resume: (playerId: number) => Promise<void>
  readonly stop: () => void
}

/** Puts the lobby together on a database. */
export function wireLobby({
  db,
  rematches,
  latencies,
  settings,
  ...deps
}: WireLobbyDeps): WiredLobby {
  const challenges = createChallengeStore(db)
  const topGamesReader = createTopGamesReader(db, deps.clock.now)
  const lobby = createLobby(
    {
      ...deps,
      challenges,
      requests: createRequestStore(db),
      players: createPlayerReader(db),
      ratings: createRatingReader(db),
      bots: createBotReader(db),
      standings: createStandingReader(db),
      blocks: createBlockReader(db),
    },
    settings,
  )
  const lobbyLists = createLobbyLists({ topGamesReader, ...deps })
  return {
    routes: {
      lobby,
      challenges,
      rematches,
      topGamesReader,
      lobbyLists,
      ...(latencies && { latencies }),
    },
    lobby,
    start: async () => {
      await lobby.sweeper.start()
      lobbyLists.start()
    },
    resume: (playerId) => lobby.offers.resume(playerId).catch(deps.onError),
    stop: () => {
      lobby.sweeper.stop()
      lobbyLists.stop()
    },
  }
}
