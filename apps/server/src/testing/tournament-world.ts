import {
  type Call,
  type CallResponse,
  commonErrors,
  errorBody,
  type TournamentEvent,
} from '@kingside/api'
import { eq } from 'drizzle-orm'
import { createApp } from '../app.ts'
import { type Caller, stranger } from '../caller.ts'
import type { Database } from '../db/database.ts'
import { accounts, players, ratings, tournamentEntries, tournaments } from '../db/schema.ts'
import { createTournament } from '../db/tournaments/create-tournament.ts'
import { createEntryStore } from '../db/tournaments/entry-store.ts'
import { createTournamentReader } from '../db/tournaments/tournament-reader.ts'
import { createTournamentRunStore } from '../db/tournaments/run-store.ts'
import type { GameRooms } from '../domain/games/rooms.types.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { type Conductor, createConductor } from '../domain/tournaments/conductor.ts'
import { createEntries } from '../domain/tournaments/entries.ts'
import type { Pairings } from '../domain/tournaments/pairings.ts'
import type { RunBoard, RunState } from '../domain/tournaments/run-state.ts'
import type { NewTournament } from '../domain/tournaments/tournament.ts'
import type { TournamentFeed } from '../domain/tournaments/tournament-feed.ts'
import { NoPairingError, pairRound } from '@kingside/pairing'
import { fakeDeps } from './fake-deps.ts'
import { playerOf } from '../db/visitor-store.ts'
import { testRooms, TestSocket } from './test-rooms.ts'

const second = 1_000

interface CallInputs {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: string
  readonly body?: unknown
}

/** Pairs in this thread. */
const pairings: Pairings = {
  pair: async (round) => {
    try {
      return pairRound(round)
    } catch (error) {
      if (error instanceof NoPairingError) return null
      throw error
    }
  },
}

/** Tournaments on a database, with games that are played, and a clock that the test moves. */
export function tournamentWorld(db: Database, start = new Date('2026-02-01T12:00:00Z')) {
  const test = testRooms(db, { start })
  const { clock, rooms } = test
  const failures: unknown[] = []
  const followed: TournamentEvent[] = []
  const own: { readonly playerId: number; readonly news: TournamentEvent }[] = []
  const feed: TournamentFeed = {
    tellFollowers: (_, news) => followed.push(news),
    tellPlayer: (playerId, news) => own.push({ playerId, news }),
    isFollowed: () => true,
  }
  const store = createTournamentRunStore(db)
  const newConductor = (processId: string): Conductor =>
    createConductor({
      store,
      host: rooms.host,
      pairings,
      feed,
      clock,
      random: () => 0.25,
      processId,
      onFailure: (_, error) => failures.push(error),
    })
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
  const callers = new Map<string, Caller>()
  const app = createApp(
    fakeDeps({
      tournaments: { reader: createTournamentReader(db, clock.now), entries, clock },
      now: clock.now,
      identify: async (context) =>
        callers.get(context.req.header('x-test-player') ?? '') ?? stranger,
    }),
  )
  const send = async (
    playerId: number | null,
    call: Call,
    { params = {}, query = '', body }: CallInputs,
  ) => {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name] ?? ''))
    return app.request(`/api/${path}${query}`, {
      method: call.method,
      headers: {
        ...(playerId !== null && { 'x-test-player': String(playerId) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  return {
    db,
    clock,
    entries,
    /** A member with everything that an open tournament asks for. */
    addMember: async (facts: Partial<typeof accounts.$inferInsert> = {}): Promise<number> => {
      const uid = createUid().slice(0, 16)
      const [player] = await db
        .insert(players)
        .values({ uid, kind: 'member', name: `Member ${uid.slice(0, 4)}`, createdAt: start })
        .returning()
      if (!player) throw new Error('The member of the test was not stored.')
      const email = `${uid.toLowerCase()}@kingside.example`
      await db.insert(accounts).values({
        playerId: player.id,
        email,
        emailFolded: email,
        createdAt: start,
        activatedAt: start,
        firstName: 'Test',
        lastName: 'Member',
        ...facts,
      })
      callers.set(String(player.id), { ...stranger, role: 'free', player: playerOf(player) })
      return player.id
    },
    /** Calls as a member, or as a stranger by null. Throws when it is refused. */
    call: async <C extends Call>(
      playerId: number | null,
      call: C,
      inputs: CallInputs = {},
    ): Promise<CallResponse<C>> => {
      const response = await send(playerId, call, inputs)
      const answer: unknown = await response.json()
      if (!response.ok) throw new Error(`${call.id} was refused: ${JSON.stringify(answer)}`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema from which its type comes
      return call.response.parse(answer) as CallResponse<C>
    },
    /** The code with which a call is refused; throws when it is answered, or by a code that the call does not list. */
    refusal: async (
      playerId: number | null,
      call: Call,
      inputs: CallInputs = {},
    ): Promise<{ readonly status: number; readonly code: string }> => {
      const response = await send(playerId, call, inputs)
      const answer: unknown = await response.json()
      if (response.ok) throw new Error(`${call.id} was answered: ${JSON.stringify(answer)}`)
      const { code } = errorBody.parse(answer)
      const listed: readonly string[] = [...call.errors, ...commonErrors]
      if (!listed.includes(code))
        throw new Error(`${call.id} answered ${code}, which it does not list.`)
      return { status: response.status, code }
    },
    rooms,
    store,
    failures,
    followed,
    own,
    pass,
    settled: test.settled,
    start: async () => {
      conductor.start()
      await conductor.idle()
    },
    stop: () => conductor.stop(),
    /** The process ends without a word, and another begins. */
    replace: async (processId: string) => {
      await conductor.idle()
      conductor = newConductor(processId)
    },
    addPlayers: async (count: number, rating = (index: number) => 2000 - 10 * index) => {
      const rows = await db
        .insert(players)
        .values(
          Array.from({ length: count }, (_, index) => ({
            uid: createUid().slice(0, 16),
            kind: 'member' as const,
            name: `Player ${String(index + 1).padStart(3, '0')}`,
            createdAt: start,
          })),
        )
        .returning({ id: players.id })
      const ids = rows.map(({ id }) => id)
      await db.insert(ratings).values(
        ids.map((playerId, index) => ({
          playerId,
          kind: 'worldchess' as const,
          boardType: 'blitz' as const,
          rating: rating(index),
          deviation: 60,
          volatility: 0.06,
          games: 50,
          updatedAt: start,
        })),
      )
      return ids
    },
    addTournament: async (facts: Partial<NewTournament> = {}): Promise<number> => {
      const id = await createTournament(
        db,
        {
          name: 'Test Swiss',
          kind: 'swiss',
          system: 'swiss',
          ratingType: 'worldchess',
          timeControlId: 9,
          start: new Date(clock.now().getTime() + 60 * second),
          rounds: 3,
          durationMinutes: null,
          maxParticipants: null,
          ...facts,
        },
        clock.now(),
      )
      if (id === null) throw new Error('The tournament of the test was not made.')
      return id
    },
    enter: async (
      tournamentId: number,
      playerIds: readonly number[],
      facts: Partial<typeof tournamentEntries.$inferInsert> = {},
    ) => {
      await db.insert(tournamentEntries).values(
        playerIds.map((playerId) => ({
          tournamentId,
          playerId,
          status: 'joined' as const,
          joinedAt: clock.now(),
          ...facts,
        })),
      )
      await db
        .update(tournaments)
        .set({ seatsTaken: playerIds.length })
        .where(eq(tournaments.id, tournamentId))
    },
    state: (id: number): Promise<RunState> => store.load(id),
    /** Both come to a board and play it to its end by a few moves. @param winner null is a draw */
    play: (state: RunState, board: RunBoard, winner: 'white' | 'black' | null) =>
      playBoard(rooms, state, board, winner),
  }
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
): Promise<void> {
  if (gameId === null) throw new Error('The board of the test has no game yet.')
  const playerOf = (entry: number) => entries.find(({ id }) => id === entry)?.playerId ?? null
  const [w, b] = [new TestSocket(rooms, gameId), new TestSocket(rooms, gameId)]
  await w.join(playerOf(white))
  await b.join(playerOf(black))
  for (const uci of (winner === null ? 'e2e4 e7e5' : lines[winner]).split(' ')) {
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
