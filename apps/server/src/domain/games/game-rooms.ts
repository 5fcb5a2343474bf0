import type { Clock } from '../clock.ts'
import type { GameStore } from './game-store.ts'
import type { GameTime } from './game-time.ts'
import type { GameState } from './game.types.ts'
import { createGameHost, rematchOf } from './host.ts'
import type { ChooseRegion } from './regions.ts'
import { createRoomCommands } from './room-commands.ts'
import { createRoomRegistry, type RoomCounts, type RoomRegistryDeps } from './room-registry.ts'
import { createRoomSockets } from './room-sockets.ts'
import type { GameRooms } from './rooms.types.ts'

export interface GameRoomsDeps {
  readonly store: GameStore
  readonly factsOf: RoomRegistryDeps['factsOf']
  readonly clock: Clock
  readonly time: GameTime
  readonly createUid: () => string
  /** The region for a new game. @default there is one region only */
  readonly chooseRegion?: ChooseRegion
  /** Whether two players may play each other again. @default all may */
  readonly mayRematch?: RoomRegistryDeps['mayRematch']
  /** A game has ended, or ended before and was found unsettled; must not throw. */
  readonly onEnded: (gameId: string) => void
  /**
   * A game has a new state: for the computer's players, who look whether it is their turn, and for the news of scheduled
   * games. Must not throw.
   */
  readonly onChanged?: (state: GameState, rooms: GameRooms, before: GameState) => void
  /** What could not be done and nobody waits for; the next sweep tries again. */
  readonly onFailure: (event: string, error: unknown) => void
  /**
   * How long a game of another process may be overdue before this one takes it over, in ms. With several
   * processes it must be longer than any of them may stand still.
   * @default 300
   */
  readonly overdueMs?: number
}

/** The rooms of this process alone. */
export interface LocalRooms extends GameRooms {
  /** What is open here now. */
  readonly counts: () => RoomCounts & { readonly sockets: number }
}

/** @see GameRooms */
export function createGameRooms(deps: GameRoomsDeps): LocalRooms {
  const { store, clock, time, mayRematch = async () => true, overdueMs = 300 } = deps
  const registry = createRoomRegistry({
    store,
    factsOf: deps.factsOf,
    clock,
    time,
    onFailure: deps.onFailure,
    overdueMs,
    createRematch: (state) => host.create(rematchOf(state)),
    mayRematch,
    onChanged: (room, before) => {
      if (room.state.end && !before.end) deps.onEnded(room.gameId)
      deps.onChanged?.(room.state, rooms, before)
    },
  })
  const host = createGameHost(deps, registry.isStopping)
  const sockets = createRoomSockets({ registry, clock, onFailure: deps.onFailure })
  const { join, leave, say } = sockets
  const { listen, viewersOf, release, resumeAll, stop } = registry
  const rooms: LocalRooms = {
    join,
    leave,
    say,
    ...createRoomCommands({ registry }),
    listen,
    viewersOf,
    release,
    host,
    resumeAll,
    stop,
    counts: () => ({ ...registry.counts(), sockets: sockets.count() }),
  }
  return rooms
}
