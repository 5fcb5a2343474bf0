import type { TournamentEvent } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { drawInThread } from '../certificates/certificate-thread.ts'
import type { Database } from '../db/database.ts'
import { games, players, ratings, tournamentEntries, tournaments } from '../db/schema.ts'
import { createTournament } from '../db/tournaments/create-tournament.ts'
import { createArenaStore } from '../db/tournaments/arena-store.ts'
import { createGameReader } from '../db/games/game-reader.ts'
import { createFileStore } from '../db/tournaments/file-store.ts'
import { createNoticeStore } from '../db/tournaments/notice-store.ts'
import { doJob } from '../domain/tournaments/do-job.ts'
import { createEntryStore } from '../db/tournaments/entry-store.ts'
import { createTournamentRunStore } from '../db/tournaments/run-store.ts'
import type { Clock } from '../domain/clock.ts'
import type { GameRooms } from '../domain/games/rooms.types.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { type Conductor, createConductor } from '../domain/tournaments/conductor.ts'
import { createByHand } from '../domain/tournaments/organise/by-hand.ts'
import { rerateGame } from '../db/ratings/rerate-game.ts'
import { createEntries } from '../domain/tournaments/entries.ts'
import type { JobSender, SentJob } from '../jobs/job-queue.ts'
import type { Pairings } from '../domain/tournaments/pairings.ts'
import type { RunBoard, RunState } from '../domain/tournaments/run-state.ts'
import type { NewTournament } from '../domain/tournaments/tournament.ts'
import type { TournamentFeed } from '../domain/tournaments/tournament-feed.ts'
import { NoPairingError, pairArena, pairRound } from '@kingside/pairing'
import { testRooms, TestSocket } from './test-rooms.ts'
import { tournamentCalls } from './tournament-calls.ts'

const second = 1_000

/** Pairs in this thread. */
const pairings: Pairings = {
  pairArena: async (ready, rules) => pairArena(ready, rules),
  pair: async (round) => {
    try {
      return pairRound(round)
    } catch (error) {
      if (error instanceof NoPairingError) return null
      throw error
    }
  },
}

/** Notes what is told; everybody is on some page but who is `away`. */
function notedFeed() {
  const followed: TournamentEvent[] = []
  const own: { readonly playerId: number; readonly news: TournamentEvent }[] = []
  const away = new Set<number>()
  const feed: TournamentFeed = {
    tellFollowers: (_, news) => followed.push(news),
    tellPlayer: (playerId, news) => own.push({ playerId, news }),
    isFollowed: () => true,
    isHere: (playerId) => !away.has(playerId),
  }
  return { feed, followed, own, away }
}

/** Notes the jobs that are sent, and does them when the test says so. */
function notedJobs(db: Database, clock: Pick<Clock, 'now'>) {
  const sent: SentJob[] = []
  const jobs: JobSender = {
    send: async (_, all) => void sent.push(...all),
  }
  const notified: number[] = []
  const jobDeps = {
    noticeStore: createNoticeStore(db),
    files: createFileStore(db, jobs),
    games: createGameReader(db, clock.now),
    drawCertificate: drawInThread,
    createUid,
    publish: (playerId: number) => void notified.push(playerId),
    now: clock.now,
  }
  return {
    jobs,
    sent,
    notified,
    jobDeps,
    /** Does every job that was sent, whenever it is due. */
    doJobs: async () => {
      for (const { job } of sent.splice(0)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await doJob(jobDeps, job)
      }
    },
  }
}

/** Tournaments on a database, with games that are played, and a clock that the test moves. */
export function tournamentWorld(db: Database, start = new Date('2026-02-01T12:00:00Z')) {
  const test = testRooms(db, { start })
  const { clock, rooms } = test
  const failures: unknown[] = []
  const { feed, followed, own, away } = notedFeed()
  const { jobs, sent, notified, jobDeps, doJobs } = notedJobs(db, clock)
  const store = createTournamentRunStore(db, jobs)
  const runDeps = { pairings, clock, random: () => 0.25 }
  let kill = () => {}
  const newConductor = (processId: string): Conductor => {
    let isAlive = true
    kill = () => void (isAlive = false)
    return createConductor({
      store,
      arenas: createArenaStore(db),
      host: {
        create: async (game) => {
          if (failing > 0) {
            failing -= 1
            throw new Error('The test lets this game fail.')
          }
          return rooms.host.create(game)
        },
      },
      ...runDeps,
      feed,
      // What has died is called back no more.
      clock: { ...clock, after: (ms, callback) => clock.after(ms, () => isAlive && callback()) },
      processId,
      onFailure: (_, error) => failures.push(error),
    })
  }
  let failing = 0
  let conductor = newConductor('one')

  /** Lets time pass, second by second, each with what is done in it. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= second) {
      clock.pass(Math.min(left, second))
      // oxlint-disable-next-line no-await-in-loop -- time goes one way
      await conductor.idle()
      // oxlint-disable-next-line no-await-in-loop -- the same
      await test.settled()
    }
  }

  const entries = createEntries({ store: createEntryStore(db), feed, clock })
  const nudge = () => conductor.nudge()
  const byHand = createByHand({ ...runDeps, store, rooms, rerate: rerateGame(db), feed, nudge })
  return {
    db,
    clock,
    entries,
    ...tournamentCalls({ db, entries, feed, jobs, clock, rooms, byHand }),
    rooms,
    store,
    failures,
    notified,
    followed,
    own,
    pass,
    settled: test.settled,
    /** @param isAlone whether no games are open in the database that are somebody else's */
    start: async (isAlone = true) => {
      if (isAlone) await rooms.resumeAll()
      await conductor.start()
      await conductor.idle()
    },
    stop: () => conductor.stop(),
    sent,
    doJobs,
    jobDeps,
    away,
    /** The server begins again after it was stopped. */
    restart: async () => {
      conductor = newConductor('another')
      await conductor.start()
      await conductor.idle()
    },
    /** The clock of an arena is at its end. */
    endArena: (id: number) =>
      db.update(tournaments).set({ endsAt: clock.now() }).where(eq(tournaments.id, id)),
    /** The next games can't be made. */
    failGames: (count: number) => void (failing = count),
    /** The process ends without a word, and another begins. */
    replace: async (processId: string) => {
      await conductor.idle()
      kill()
      conductor = newConductor(processId)
      await conductor.start()
      await conductor.idle()
    },
    addPlayers: (count: number) => addPlayers(db, count, start),
    addTournament: async (facts: Partial<NewTournament> = {}): Promise<number> => {
      const at = clock.now()
      const { id } = await createTournament(db, { ...swissAt(at), ...facts }, { jobs, at })
      return id
    },
    enter: (
      tournamentId: number,
      playerIds: readonly number[],
      facts: Partial<typeof tournamentEntries.$inferInsert> = {},
    ) => enter(db, tournamentId, playerIds, { joinedAt: clock.now(), ...facts }),
    /** How a game was made. */
    gameOf: (gameId: string) => gameOf(db, gameId),
    state: (id: number): Promise<RunState> => store.load(id),
    /** One player comes to a board, and stays. */
    come: async ({ entries: all }: RunState, { gameId }: RunBoard, entry: number) => {
      const playerId = all.find(({ id }) => id === entry)?.playerId ?? null
      await new TestSocket(rooms, gameId ?? '').join(playerId)
    },
    /** Both come to a board and play it to its end by a few moves. @param winner null is a draw */
    play: (state: RunState, board: RunBoard, winner: 'white' | 'black' | null) =>
      playBoard(rooms, state, board, winner),
    /** Both come to a board, and play moves that end it. */
    playLine: (state: RunState, board: RunBoard | undefined, line: string) => {
      if (!board) throw new Error('There is no such board.')
      return playBoard(rooms, state, board, 'white', line)
    },
  }
}

/** It begins in a minute. */
const swissAt = (at: Date): NewTournament => ({
  name: 'Test Swiss',
  kind: 'swiss',
  system: 'swiss',
  ratingType: 'worldchess',
  timeControlId: 9,
  start: new Date(at.getTime() + 60 * second),
  rounds: 3,
  durationMinutes: null,
  maxParticipants: null,
})

async function gameOf(db: Database, gameId: string) {
  const [row] = await db.select().from(games).where(eq(games.uid, gameId))
  return row?.config
}

/** Signs players up, by whatever means. */
async function enter(
  db: Database,
  tournamentId: number,
  playerIds: readonly number[],
  facts: Partial<typeof tournamentEntries.$inferInsert> & { readonly joinedAt: Date },
): Promise<void> {
  await db.insert(tournamentEntries).values(
    playerIds.map((playerId) => ({
      tournamentId,
      playerId,
      status: 'joined' as const,
      ...facts,
    })),
  )
  await db
    .update(tournaments)
    .set({ seatsTaken: playerIds.length })
    .where(eq(tournaments.id, tournamentId))
}

/** Members who have played a lot, from 2000 down. @returns their internal ids */
async function addPlayers(db: Database, count: number, at: Date): Promise<readonly number[]> {
  if (count === 0) return []
  const rows = await db
    .insert(players)
    .values(
      Array.from({ length: count }, (_, index) => ({
        uid: createUid().slice(0, 16),
        kind: 'member' as const,
        name: `Player ${String(index + 1).padStart(3, '0')}`,
        createdAt: at,
      })),
    )
    .returning({ id: players.id })
  const ids = rows.map(({ id }) => id)
  await db.insert(ratings).values(
    ids.map((playerId, index) => ({
      playerId,
      kind: 'worldchess' as const,
      boardType: 'blitz' as const,
      rating: 2000 - 10 * index,
      deviation: 60,
      volatility: 0.06,
      games: 50,
      updatedAt: at,
    })),
  )
  return ids
}

const lines = {
  white: 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7',
  black: 'f2f3 e7e5 g2g4 d8h4',
} as const

async function playBoard(
  rooms: GameRooms,
  { entries }: RunState,
  { gameId, white, black }: RunBoard,
  winner: 'white' | 'black' | null,
  line?: string,
): Promise<void> {
  if (gameId === null) throw new Error('The board of the test has no game yet.')
  const playerOf = (entry: number) => entries.find(({ id }) => id === entry)?.playerId ?? null
  const [w, b] = [new TestSocket(rooms, gameId), new TestSocket(rooms, gameId)]
  await w.join(playerOf(white))
  await b.join(playerOf(black))
  const moves = line ?? (winner === null ? 'e2e4 e7e5' : lines[winner])
  for (const uci of moves.split(' ')) {
    // oxlint-disable-next-line no-await-in-loop -- moves come one after another
    await (w.plies % 2 === 0 ? w : b).move(uci)
  }
  if (winner === null) {
    await w.say({ type: 'command', command: 'draw.offer' })
    await b.say({ type: 'command', command: 'draw.accept' })
  }
  await w.leave()
  await b.leave()
}

export type TournamentWorld = ReturnType<typeof tournamentWorld>
