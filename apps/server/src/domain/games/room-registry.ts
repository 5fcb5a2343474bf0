import type { GameServerMessage } from '@kingside/api'
import type { Clock } from '../clock.ts'
import type { GameStore, StoredFact } from './game-store.ts'
import type { GameTime } from './game-time.ts'
import type { GameState } from './game.types.ts'
import { openRoom } from './open-room.ts'
import { createOverdueGames } from './overdue-games.ts'
import { createRoomListeners } from './room-listeners.ts'
import type { Room, RoomDeps } from './room.ts'
import { RoomsUnavailableError } from './rooms.types.ts'

export interface RoomRegistryDeps {
  readonly store: GameStore
  /** All events of a game that are kept, oldest first. Asked for when a game that viewers see late is taken up. */
  readonly factsOf: (gameId: string) => Promise<readonly StoredFact[]>
  readonly clock: Clock
  readonly time: GameTime
  readonly createRematch: RoomDeps['createRematch']
  readonly mayRematch: RoomDeps['mayRematch']
  readonly onChanged: (room: Room, before: GameState) => void
  readonly onFailure: (event: string, error: unknown) => void
  readonly overdueMs: number
}

/** What a process holds for its games; for the operator, and for tests that look for what was left behind. */
export interface RoomCounts {
  readonly rooms: number
  /** Followers without a socket. */
  readonly listeners: number
}

/** The games that are open in this process: loaded when somebody comes, released when nobody is there. */
export interface RoomRegistry {
  /** Runs a task after the earlier tasks of the game; null when there is no such game. @throws RoomsUnavailableError */
  readonly within: <T>(gameId: string, task: (room: Room) => Promise<T>) => Promise<T | null>
  /** The room of a game that is open here; null where there is none. */
  readonly find: (gameId: string) => Promise<Room | null>
  /** @see GameRooms.listen */
  readonly listen: (gameId: string, listener: (message: GameServerMessage) => void) => () => void
  readonly viewersOf: (gameId: string) => number
  /** @see GameRooms.release */
  readonly release: (gameId: string) => Promise<void>
  readonly counts: () => RoomCounts
  readonly isStopping: () => boolean
  readonly resumeAll: () => Promise<void>
  readonly stop: (options: { readonly restartInMs: number }) => Promise<void>
}

const idleMs = 60_000

export function createRoomRegistry(deps: RoomRegistryDeps): RoomRegistry {
  const { store, clock, time, onFailure } = deps
  const rooms = new Map<string, Promise<Room | null>>()
  /** The rooms that are open, of those in `rooms`. */
  const opened = new Map<string, Room>()
  const listeners = createRoomListeners()
  const overdue = createOverdueGames({
    store,
    clock,
    overdueMs: deps.overdueMs,
    isOpen: (gameId) => rooms.has(gameId),
    takeUp: roomOf,
    onFailure,
  })
  let isStopping = false

  function forget(room: Room): void {
    if (opened.get(room.gameId) !== room) return
    opened.delete(room.gameId)
    rooms.delete(room.gameId)
  }

  function lose(room: Room): void {
    forget(room)
    room.audience.sendToAll({ type: 'restart', inMs: 0 })
  }

  async function open(gameId: string): Promise<Room | null> {
    const room = await openRoom(gameId, {
      store,
      factsOf: deps.factsOf,
      clock,
      time,
      sendToListeners: (message) => listeners.send(gameId, message),
      createRematch: deps.createRematch,
      mayRematch: deps.mayRematch,
      onChanged: deps.onChanged,
      onLost: lose,
      onFailure,
    })
    if (!room) return null
    forgetWhenIdle(room)
    opened.set(gameId, room)
    return room
  }

  async function roomOf(gameId: string): Promise<Room | null> {
    if (isStopping) throw new RoomsUnavailableError('The server is stopping.')
    const known = rooms.get(gameId) ?? open(gameId)
    rooms.set(gameId, known)
    try {
      const room = await known
      if (room === null) rooms.delete(gameId)
      return room
    } catch (error) {
      if (rooms.get(gameId) === known) rooms.delete(gameId)
      if (error instanceof RoomsUnavailableError) throw error
      throw new RoomsUnavailableError('The game could not be read.', { cause: error })
    }
  }

  /** Releases a game that nobody follows: one that is over and shown, or one that waits long for its start. */
  function forgetWhenIdle(room: Room): void {
    clock.after(idleMs, () => {
      void room.enqueue(async () => {
        if (room.isClosed) return
        if (!room.isIdle) return forgetWhenIdle(room)
        room.close()
        forget(room)
        if (room.state.phase === 'DONE') listeners.end(room.gameId)
      })
    })
  }

  const find = async (gameId: string) => (await rooms.get(gameId)?.catch(() => null)) ?? null

  return {
    within: async (gameId, task) => {
      for (;;) {
        const room = await roomOf(gameId)
        if (!room) return null
        const result = await room.enqueue(async () =>
          room.isClosed ? 'closed' : { value: await task(room) },
        )
        if (result !== 'closed') return result.value
        forget(room)
      }
    },
    release: async (gameId) => {
      const room = await find(gameId)
      await room?.enqueue(async () => {
        if (room.isClosed) return
        room.close()
        lose(room)
      })
    },
    find,
    listen: listeners.listen,
    viewersOf: (gameId) => opened.get(gameId)?.audience.viewers ?? 0,
    counts: () => ({ rooms: rooms.size, listeners: listeners.count() }),
    isStopping: () => isStopping,
    resumeAll: overdue.start,
    stop: async ({ restartInMs }) => {
      isStopping = true
      overdue.stop()
      for (const known of rooms.values()) {
        const room = await known.catch(() => null)
        await room
          ?.enqueue(() => stopRoom(room, restartInMs))
          .catch((error: unknown) => onFailure('games.stop', error))
      }
      rooms.clear()
      opened.clear()
      time.stop()
    },
  }
}

async function stopRoom(room: Room, restartInMs: number): Promise<void> {
  room.audience.sendToAll({ type: 'restart', inMs: restartInMs })
  if (!room.isClosed && room.state.phase !== 'DONE') await room.act({ type: 'pause' })
  room.close()
}
