import { drawInThread } from './certificates/certificate-thread.ts'
import { createClubRights } from './db/clubs/club-rights.ts'
import type { Database } from './db/database.ts'
import { createArenaStore } from './db/tournaments/arena-store.ts'
import {
  createTournament,
  keepSeries,
  planTournaments,
} from './db/tournaments/create-tournament.ts'
import { createBotStore } from './db/tournaments/bot-store.ts'
import { createCalendarStore } from './db/tournaments/calendar-store.ts'
import { createEntryStore } from './db/tournaments/entry-store.ts'
import { createFileStore } from './db/tournaments/file-store.ts'
import { createOrganisingStore } from './db/tournaments/organising-store.ts'
import { createGameReader } from './db/games/game-reader.ts'
import { createUid } from './domain/players/create-uid.ts'
import { createAddedGamesStore } from './db/tournaments/added-games-store.ts'
import { createAuditReader } from './db/tournaments/audit-reader.ts'
import { createCovers } from './db/tournaments/covers.ts'
import { createDraftStore } from './db/tournaments/draft-store.ts'
import { createParticipantStore } from './db/tournaments/participant-store.ts'
import { rerateGame } from './db/ratings/rerate-game.ts'
import type { RateLimiter } from './domain/limits/rate-limiter.ts'
import { createAddedGames } from './domain/tournaments/organise/added-games.ts'
import { createByHand } from './domain/tournaments/organise/by-hand.ts'
import { organisingClubs } from './domain/tournaments/organise/clubs.ts'
import { createOrganise } from './domain/tournaments/organise/organise.ts'
import { createParticipants } from './domain/tournaments/organise/participants.ts'
import { createOrganising } from './domain/tournaments/organising.ts'
import { createNoticeStore } from './db/tournaments/notice-store.ts'
import { createTournamentRunStore } from './db/tournaments/run-store.ts'
import { createTournamentReader } from './db/tournaments/tournament-reader.ts'
import type { Clock } from './domain/clock.ts'
import type { GameRooms } from './domain/games/rooms.types.ts'
import { createRelay } from './domain/tournaments/relay.ts'
import { createRelayStore } from './db/tournaments/relay-store.ts'
import type { GameHost } from './domain/games/game-host.ts'
import { createConductor } from './domain/tournaments/conductor.ts'
import { doJob, type JobDeps } from './domain/tournaments/do-job.ts'
import { createEntries } from './domain/tournaments/entries.ts'
import { startRepeating } from './domain/repeating.ts'
import { botTournamentAt } from './domain/tournaments/bot-tournaments.ts'
import { plannedAfter, seriesNames } from './domain/tournaments/timetable.ts'
import type { NewTournament } from './domain/tournaments/tournament.ts'
import type { TournamentFeed } from './domain/tournaments/tournament-feed.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Log } from './log.ts'
import { createPairingThread } from './pairing/pairing-thread.ts'
import type { TournamentRouteDeps } from './routes/tournaments/index.ts'

/** What tournaments need beside the database. */
export interface WireTournamentsDeps {
  readonly db: Database
  readonly jobs: JobQueue
  /** Of all processes. */
  readonly host: Pick<GameHost, 'create'>
  /** Of all processes. */
  readonly rooms: Pick<GameRooms, 'relay' | 'host' | 'adjudicate' | 'giveTime'>
  /** Of all processes. */
  readonly feed: TournamentFeed
  readonly publish: JobDeps['publish']
  readonly limiter: RateLimiter
  readonly clock: Clock
  /** 0 to 1. */
  readonly random: () => number
  /** Names this process among those that share the database. */
  readonly processId: string
  /** Whether no other process shares the database. */
  readonly isAlone: boolean
  /** Whether the server plans tournaments by itself. */
  readonly hasTimetable: boolean
  /** Whether the computer's levels play when nothing else goes on; null: where the seed has made examples. */
  readonly hasBots: boolean | null
  readonly log: Log
}

export interface WiredTournaments {
  /** For the app: `tournaments` of its deps. */
  readonly routes: TournamentRouteDeps
  /** Makes a tournament that everybody sees. */
  readonly add: (
    tournament: NewTournament,
  ) => Promise<{ readonly id: number; readonly slug: string }>
  /** A game of a tournament has ended. */
  readonly nudge: () => void
  /** Runs tournaments from now on, also those that a stopped server left; after the games are taken up. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Puts tournaments together on a database. */
export function wireTournaments(deps: WireTournamentsDeps): WiredTournaments {
  const { db, host, jobs, publish, clock, random, processId, isAlone, hasTimetable, log } = deps
  const botStore = createBotStore(db, jobs)
  const bots = new Set<number>()
  const feed: TournamentFeed = {
    ...deps.feed,
    // A bot is on no page, and always there.
    isHere: (playerId) => bots.has(playerId) || deps.feed.isHere(playerId),
  }
  const pairings = createPairingThread()
  const onFailure = (event: string, error: unknown) => log.error(event, {}, error)
  const runStore = createTournamentRunStore(db, jobs)
  const conductor = createConductor({
    store: runStore,
    arenas: createArenaStore(db),
    host,
    pairings,
    feed,
    clock,
    random,
    processId,
    isAlone,
    onFailure,
  })
  const files = createFileStore(db, jobs)
  const clubs = createClubRights(db)
  const hosts = organisingClubs(clubs)
  const drafts = createDraftStore(db, jobs)
  const byHand = createByHand({
    store: runStore,
    pairings,
    rooms: deps.rooms,
    rerate: rerateGame(db),
    feed,
    clock,
    random,
    nudge: conductor.nudge,
  })
  const jobDeps = {
    noticeStore: createNoticeStore(db),
    files,
    games: createGameReader(db, clock.now),
    drawCertificate: drawInThread,
    createUid,
    publish,
    now: clock.now,
  }
  const repeated: (() => Promise<void>)[] = []
  const repeat = (event: string, everyMs: number, work: (at: Date) => Promise<void>) => {
    const onError = (error: unknown) => onFailure(event, error)
    repeated.push(startRepeating({ clock, everyMs, work, onError }))
  }
  return {
    routes: {
      reader: createTournamentReader(db, clock.now),
      entries: createEntries({ store: createEntryStore(db), feed, clock }),
      organising: createOrganising({ store: createOrganisingStore(db), feed, clock }),
      organise: createOrganise({
        store: drafts,
        clubs: hosts,
        covers: createCovers(db, clock.now),
        feed,
        clock,
      }),
      drafts,
      byHand,
      addedGames: createAddedGames({
        store: createAddedGamesStore(db),
        rooms: deps.rooms,
        byHand,
        clock,
      }),
      participants: createParticipants({ store: createParticipantStore(db, jobs), feed, clock }),
      clubs,
      hosts,
      audit: createAuditReader(db),
      limiter: deps.limiter,
      files,
      calendars: createCalendarStore(db),
      relay: createRelay({ store: createRelayStore(db, jobs), rooms: deps.rooms, feed, clock }),
      clock,
    },
    add: (tournament) => createTournament(db, tournament, { jobs, at: clock.now() }),
    nudge: conductor.nudge,
    start: async () => {
      await jobs.open()
      await jobs.work((job) => doJob(jobDeps, job))
      for (const id of await botStore.ids()) bots.add(id)
      await conductor.start()
      if (hasTimetable) repeat('tournaments.plan', planEveryMs, (at) => plan(deps, at))
      if (deps.hasBots ?? (await botStore.hasExamples())) {
        repeat('tournaments.bots', botsEveryMs, async (at) => {
          if (await botStore.isQuiet()) await botStore.make(botTournamentAt(at), at)
        })
      }
    },
    stop: async () => {
      await Promise.all(repeated.map((stop) => stop()))
      await conductor.stop()
      await jobs.close()
      await pairings.close()
    },
  }
}

/** How often the timetable is looked at, and whether it is quiet. */
const planEveryMs = 3_600_000
const botsEveryMs = 60_000

/** A swiss takes no more players: a round of so many is paired within two seconds. */
const mostInSwiss = 250

/** Plans the timetable, so that a platform with nobody in charge has tournaments. */
async function plan(
  { db, jobs }: Pick<WireTournamentsDeps, 'db' | 'jobs'>,
  at: Date,
): Promise<void> {
  for (const [id, name] of Object.entries(seriesNames)) {
    // oxlint-disable-next-line no-await-in-loop -- few
    await keepSeries(db, { id, name })
  }
  const rows = plannedAfter(at).map(({ key, series, prizeCents, ...facts }) => ({
    ...facts,
    plannedKey: key,
    system: facts.kind,
    maxParticipants: facts.kind === 'swiss' ? mostInSwiss : null,
    ...(series !== null && { seriesId: series }),
    ...(prizeCents.length > 0 && {
      prizeFundCents: prizeCents.reduce((sum, cents) => sum + cents, 0),
      prizeCurrency: 'USD',
      about: {
        prizes: prizeCents.map((cents, index) => ({ place: index + 1, prize: `$${cents / 100}` })),
      },
    }),
  }))
  await planTournaments(db, rows, { jobs, at })
}
