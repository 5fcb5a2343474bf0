import type { GameServerMessage } from '@kingside/api'
import { type Color, positionKey, startFen } from '@kingside/chess-game'
import type { Database } from '../db/database.ts'
import { readFacts } from '../db/games/game-facts.ts'
import { createGameStore } from '../db/games/game-store.ts'
import { createSettlementStore } from '../db/ratings/settlement-store.ts'
import { players } from '../db/schema.ts'
import { createGameRooms, type GameRoomsDeps } from '../domain/games/game-rooms.ts'
import { createGameTime } from '../domain/games/game-time.ts'
import type { NewGame } from '../domain/games/game-host.ts'
import type { GameRooms } from '../domain/games/rooms.types.ts'
import { createUid } from '../domain/players/create-uid.ts'
import { createSettler } from '../domain/ratings/settler.ts'
import type { AwardedTitle } from '../domain/titles/title-store.ts'
import { manualClock } from './manual-clock.ts'

let count = 0

/** Two members of a new database's players. */
export async function twoPlayers(db: Database): Promise<readonly [number, number]> {
  const rows = await db
    .insert(players)
    .values(
      [0, 1].map(() => ({
        uid: createUid().slice(0, 16),
        kind: 'member' as const,
        name: `Player ${(count += 1)}`,
        createdAt: new Date('2026-01-01T00:00:00Z'),
      })),
    )
    .returning({ id: players.id })
  const [white, black] = rows
  if (!white || !black) throw new Error('The players were not stored.')
  return [white.id, black.id]
}

export interface TestRoomsOptions extends Partial<
  Pick<GameRoomsDeps, 'store' | 'onChanged' | 'mayRematch'>
> {
  readonly start?: Date
  /** Whether results are settled as they come. @default true */
  readonly settles?: boolean
}

/** The rooms of one process, on a clock that the test moves. */
export function testRooms(db: Database, options: TestRoomsOptions = {}) {
  const clock = manualClock(options.start)
  const failures: string[] = []
  const reviews: string[] = []
  const awarded: AwardedTitle[] = []
  const pending = new Set<Promise<unknown>>()
  const settle = (gameId: string) => {
    if (options.settles === false) return
    const work = settler.settle(gameId).finally(() => pending.delete(work))
    pending.add(work)
  }
  const settler = createSettler({
    store: createSettlementStore(db),
    clock,
    onDue: settle,
    onAwarded: (titles) => awarded.push(...titles),
    onReview: (_gameId, why) => reviews.push(why),
    onFailure: (event) => failures.push(event),
  })
  /** Notes the work under way, so that a test can wait for it. */
  const noted =
    <Args extends readonly unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const running = work(...args)
      const done: Promise<unknown> = Promise.allSettled([running]).finally(() =>
        pending.delete(done),
      )
      pending.add(done)
      return running
    }
  const store = options.store ?? createGameStore(db)
  const rooms = createGameRooms({
    ...options,
    store: {
      prepare: noted(store.prepare),
      create: noted(store.create),
      acquire: noted(store.acquire),
      commit: noted(store.commit),
      due: noted(store.due),
      ongoingOf: noted(store.ongoingOf),
      scheduledOf: noted(store.scheduledOf),
      startedOf: noted(store.startedOf),
    },
    factsOf: noted(readFacts(db)),
    clock,
    time: createGameTime(clock),
    createUid,
    onEnded: settle,
    onFailure: (event) => failures.push(event),
  })
  /** Lets what was started by a timer come to its end. */
  const settled = async () => {
    for (let quiet = 0; quiet < 5; quiet += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each round may start more work
      await new Promise((next) => setImmediate(next))
      if (pending.size > 0) quiet = 0
      // oxlint-disable-next-line no-await-in-loop -- the same
      await Promise.all(pending)
    }
  }
  /** Time passes in small steps, as it does, so that a step's work is done before the next. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 1_000) {
      clock.pass(Math.min(left, 1_000))
      // oxlint-disable-next-line no-await-in-loop -- time goes one way
      await settled()
    }
  }
  return { rooms, clock, settler, failures, reviews, awarded, pass, settled }
}

export type TestRooms = ReturnType<typeof testRooms>

export const blitzGame = (
  [white, black]: readonly [number, number],
  overrides: Partial<NewGame> = {},
): NewGame => ({
  white,
  black,
  timeControlId: 9,
  ratingType: 'worldchess',
  origin: { kind: 'request', id: createUid() },
  startsAt: null,
  ...overrides,
})

/** A socket of the tests: keeps all that it is told, in order. */
export class TestSocket {
  readonly socketId = createUid()
  readonly heard: GameServerMessage[] = []
  fen: string = startFen
  plies = 0
  readonly #rooms: GameRooms
  readonly gameId: string

  constructor(rooms: GameRooms, gameId: string) {
    this.#rooms = rooms
    this.gameId = gameId
  }

  async join(playerId: number | null, sinceV = 0): Promise<readonly GameServerMessage[]> {
    const answer = await this.#rooms.join({
      gameId: this.gameId,
      socketId: this.socketId,
      playerId,
      userType: playerId === null ? 'viewer' : 'player',
      sinceV,
      send: (message) => this.#hear(message),
    })
    if (answer.kind !== 'joined') throw new Error(answer.kind)
    for (const message of answer.messages) this.#hear(message)
    return answer.messages
  }

  #hear(message: GameServerMessage): void {
    this.heard.push(message)
    if (message.type === 'event' && message.event.type === 'MOVED') {
      this.fen = message.event.data.fen
      this.plies = message.event.data.absNum
    }
    if (message.type === 'event' && message.event.type === 'MOVES_CHANGED') {
      const { turns } = message.event.data
      this.fen = turns.at(-1)?.fen ?? startFen
      this.plies = turns.length
    }
    if (message.type === 'snapshot') {
      this.fen = message.snapshot.turns.at(-1)?.fen ?? message.snapshot.initialFen
      this.plies = message.snapshot.turns.length
    }
  }

  moveOf(uci: string, moveId = createUid()) {
    const { gameId, plies, fen } = this
    return { gameId, absNum: plies + 1, uci, moveId, positionHash: positionKey(fen) }
  }

  async move(uci: string): Promise<GameServerMessage | undefined> {
    const [answer] = await this.#rooms.say(this.socketId, { type: 'move', move: this.moveOf(uci) })
    return answer
  }

  say(message: Parameters<GameRooms['say']>[1]): Promise<readonly GameServerMessage[]> {
    return this.#rooms.say(this.socketId, message)
  }

  leave(): Promise<void> {
    return this.#rooms.leave(this.socketId)
  }

  get events() {
    return this.heard.flatMap((message) => (message.type === 'event' ? [message.event] : []))
  }
}

/** A game with both players at the board. */
export async function openGame(
  { rooms }: TestRooms,
  pair: readonly [number, number],
  overrides: Partial<NewGame> = {},
) {
  const gameId = await rooms.host.create(blitzGame(pair, overrides))
  const w = new TestSocket(rooms, gameId)
  const b = new TestSocket(rooms, gameId)
  await w.join(pair[0])
  await b.join(pair[1])
  const line = async (moves: string) => {
    for (const uci of moves.split(' ')) {
      const side: Color = w.plies % 2 === 0 ? 'w' : 'b'
      // oxlint-disable-next-line no-await-in-loop -- moves come one after another
      await (side === 'w' ? w : b).move(uci)
    }
  }
  return { gameId, w, b, line }
}
