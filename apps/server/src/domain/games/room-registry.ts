import type { GameServerMessage } from '@kingside/api'
import type { Clock } from '../clock.ts'
import { viewerDelayOf } from './game-past.ts'
import { onOtherTime } from './game-pause.ts'
import type { GameStore, StoredFact } from './game-store.ts'
import type { GameTime } from './game-time.ts'
import type { GameState } from './game.types.ts'
import { Room, type RoomDeps } from './room.ts'
import { RoomsUnavailableError } from './rooms.types.ts'

export interface RoomRegistryDeps {
  readonly store: GameStore
  /** All events of a game that are kept, oldest first. Asked for when a game that viewers see late is taken up. */
  readonly factsOf: (gameId: string) => Promise<readonly StoredFact[]>
  readonly clock: Clock
  readonly time: GameTime
  readonly createRematch: RoomDeps['createRematch']
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

/** The games that are open in this process: taken up when somebody comes, let go of when nobody is there. */
export interface RoomRegistry {
  /** Runs a task in a game's turn; null when there is no such game. @throws RoomsUnavailableError */
  readonly within: <T>(gameId: string, task: (room: Room) => Promise<T>) => Promise<T | null>
  /** The room of a game that is open here; null where there is none. */
  readonly find: (gameId: string) => Promise<Room | null>
  /** @see GameRooms.listen */
  readonly listen: (gameId: string, listener: (message: GameServerMessage) => void) => () => void
  readonly viewersOf: (gameId: string) => number
  /** @see GameRooms.letGo */
  readonly letGo: (gameId: string) => Promise<void>
  readonly counts: () => RoomCounts
  readonly isStopping: () => boolean
  readonly resumeAll: () => Promise<void>
  readonly stop: (options: { readonly restartInMs: number }) => Promise<void>
}

const sweepMs = 500
const idleMs = 60_000
const sweepLimit = 200

export function createRoomRegistry(deps: RoomRegistryDeps): RoomRegistry {
  const { store, clock, time } = deps
  const rooms = new Map<string, Promise<Room | null>>()
  const watched = new Map<string, Room>()
  const listeners = new Map<string, Set<(message: GameServerMessage) => void>>()
  let isStopping = false
  let stopSweep = () => {}

  const roomDeps: Omit<RoomDeps, 'tellListeners'> = {
    store,
    clock,
    time,
    onFailure: deps.onFailure,
    createRematch: deps.createRematch,
    onChanged: deps.onChanged,
    onLost: lose,
  }

  function forget(room: Room): void {
    if (watched.get(room.gameId) !== room) return
    watched.delete(room.gameId)
    rooms.delete(room.gameId)
  }

  function lose(room: Room): void {
    forget(room)
    room.audience.tellAll({ type: 'restart', inMs: 0 })
  }

  async function open(gameId: string): Promise<Room | null> {
    const acquired = await store.acquire(gameId)
    if (!acquired) return null
    const state = onOtherTime(acquired.state, acquired.aheadMs - time.aheadMs())
    const isDelayed = viewerDelayOf(state.config) > 0
    const facts = isDelayed ? await deps.factsOf(gameId) : acquired.facts
    const tellListeners = (message: GameServerMessage) => {
      for (const listener of listeners.get(gameId) ?? []) listener(message)
    }
    const room = new Room({ ...acquired, state, facts }, { ...roomDeps, tellListeners })
    try {
      await room.inTurn(() => room.act({ type: 'resume' }))
      await room.inTurn(() => room.act({ type: 'tick' }))
    } catch (error) {
      room.close()
      throw error
    }
    forgetWhenIdle(room)
    watched.set(gameId, room)
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

  async function within<T>(gameId: string, task: (room: Room) => Promise<T>): Promise<T | null> {
    for (;;) {
      const room = await roomOf(gameId)
      if (!room) return null
      const result = await room.inTurn(async () =>
        room.isClosed ? 'closed' : { value: await task(room) },
      )
      if (result !== 'closed') return result.value
      forget(room)
    }
  }

  /** Lets go of a game that nobody follows: one that is over and shown, or one that waits long for its start. */
  function forgetWhenIdle(room: Room): void {
    clock.after(idleMs, () => {
      void room.inTurn(async () => {
        if (room.isClosed) return
        if (!room.isResting) return forgetWhenIdle(room)
        room.close()
        forget(room)
        if (room.state.phase === 'DONE') listeners.delete(room.gameId)
      })
    })
  }

  function listen(gameId: string, listener: (message: GameServerMessage) => void): () => void {
    const own = (message: GameServerMessage) => listener(message)
    const ofGame = listeners.get(gameId) ?? new Set()
    listeners.set(gameId, ofGame.add(own))
    return () => {
      ofGame.delete(own)
      if (ofGame.size === 0 && listeners.get(gameId) === ofGame) listeners.delete(gameId)
    }
  }

  /** Takes up games that something should have happened in and that nobody looks after. */
  async function sweep(overdue: number): Promise<void> {
    const due = await store.due(new Date(clock.now().getTime() - overdue), sweepLimit)
    for (const gameId of due) {
      if (rooms.has(gameId) || isStopping) continue
      await roomOf(gameId).catch((error: unknown) => deps.onFailure('games.take-up', error))
    }
  }

  function armSweep(): void {
    stopSweep = clock.after(sweepMs, () => {
      void sweep(deps.overdueMs)
        .catch((error: unknown) => deps.onFailure('games.sweep', error))
        .finally(() => {
          if (!isStopping) armSweep()
        })
    })
  }

  async function stopRoom(room: Room | null, restartInMs: number): Promise<void> {
    await room
      ?.inTurn(async () => {
        room.audience.tellAll({ type: 'restart', inMs: restartInMs })
        if (!room.isClosed && room.state.phase !== 'DONE') await room.act({ type: 'pause' })
        room.close()
      })
      .catch((error: unknown) => deps.onFailure('games.stop', error))
  }

  async function letGo(gameId: string): Promise<void> {
    const room = await rooms.get(gameId)?.catch(() => null)
    await room?.inTurn(async () => {
      if (room.isClosed) return
      room.close()
      lose(room)
    })
  }

  return {
    within,
    letGo,
    find: async (gameId) => (await rooms.get(gameId)?.catch(() => null)) ?? null,
    listen,
    viewersOf: (gameId) => watched.get(gameId)?.audience.viewers ?? 0,
    counts: () => ({
      rooms: rooms.size,
      listeners: [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    }),
    isStopping: () => isStopping,
    resumeAll: async () => {
      await sweep(0)
      armSweep()
    },
    stop: async ({ restartInMs }) => {
      isStopping = true
      stopSweep()
      for (const known of rooms.values()) await stopRoom(await known.catch(() => null), restartInMs)
      rooms.clear()
      watched.clear()
      time.stop()
    },
  }
}
