import type { Database } from './db/database.ts'
import { createArenaStore } from './db/tournaments/arena-store.ts'
import { createEntryStore } from './db/tournaments/entry-store.ts'
import { createTournamentRunStore } from './db/tournaments/run-store.ts'
import { createTournamentReader } from './db/tournaments/tournament-reader.ts'
import type { Clock } from './domain/clock.ts'
import type { GameHost } from './domain/games/game-host.ts'
import { createConductor } from './domain/tournaments/conductor.ts'
import { createEntries } from './domain/tournaments/entries.ts'
import type { TournamentFeed } from './domain/tournaments/tournament-feed.ts'
import type { Log } from './log.ts'
import { createPairingThread } from './pairing/pairing-thread.ts'
import type { TournamentRouteDeps } from './routes/tournaments/index.ts'

/** What tournaments need beside the database. */
export interface WireTournamentsDeps {
  readonly db: Database
  /** Of all processes. */
  readonly host: Pick<GameHost, 'create'>
  /** Of all processes. */
  readonly feed: TournamentFeed
  readonly clock: Clock
  /** 0 to 1. */
  readonly random: () => number
  /** Names this process among those that share the database. */
  readonly processId: string
  readonly log: Log
}

export interface WiredTournaments {
  /** For the app: `tournaments` of its deps. */
  readonly routes: TournamentRouteDeps
  /** A game of a tournament has ended. */
  readonly nudge: () => void
  /** Runs tournaments from now on, also those that a stopped server left; after the games are taken up. */
  readonly start: () => void
  readonly stop: () => Promise<void>
}

/** Puts tournaments together on a database. */
export function wireTournaments(deps: WireTournamentsDeps): WiredTournaments {
  const { db, host, feed, clock, random, processId, log } = deps
  const pairings = createPairingThread()
  const conductor = createConductor({
    store: createTournamentRunStore(db),
    arenas: createArenaStore(db),
    host,
    pairings,
    feed,
    clock,
    random,
    processId,
    onFailure: (event, error) => log.error(event, {}, error),
  })
  return {
    routes: {
      reader: createTournamentReader(db, clock.now),
      entries: createEntries({ store: createEntryStore(db), feed, clock }),
      clock,
    },
    nudge: conductor.nudge,
    start: conductor.start,
    stop: async () => {
      await conductor.stop()
      await pairings.close()
    },
  }
}
