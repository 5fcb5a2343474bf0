import type { Clock } from '../domain/clock.ts'
import { createMemoryLatencies, type Latencies } from '../domain/games/latencies.ts'
import type { GameRooms } from '../domain/games/rooms.types.ts'
import type { Bus } from '../domain/realtime/bus.ts'
import { createMemoryBus } from '../domain/realtime/memory-bus.ts'
import { createMemoryTickets } from '../domain/realtime/memory-tickets.ts'
import type { Tickets } from '../domain/realtime/tickets.ts'
import type { Log } from '../log.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import { createRedisBus } from '../redis/redis-bus.ts'
import { createRedisLatencies } from '../redis/redis-latencies.ts'
import { createRedisLeases } from '../redis/redis-leases.ts'
import { createRedisTickets } from '../redis/redis-tickets.ts'
import { StartError } from '../start-error.ts'
import { createLobbyHub, type LobbyHub } from './lobby-hub.ts'
import { watchProcesses } from './processes.ts'
import { createSharedLobby } from './shared-lobby.ts'
import { createSharedRooms } from './shared-rooms.ts'

export interface RealtimeDeps {
  /** Null is one process alone. */
  readonly redisUrl: string | null
  readonly clock: Clock
  readonly createUid: () => string
  readonly log: Log
  /** The region of this process. @default the only one */
  readonly region?: string
  /** The region that was chosen for a game; null where none was. @default there is one region only */
  readonly regionOf?: (gameId: string) => Promise<string | null>
}

/** What sockets, lobby and games of one site share. */
export interface Realtime {
  readonly tickets: Tickets
  /** The `LobbyFeed` of the lobby, and where its sockets enter. */
  readonly lobby: LobbyHub
  readonly bus: Bus
  readonly latencies: Latencies
  /** Whether a server of the region runs. */
  readonly isRegionThere: (rId: string) => boolean
  /** The rooms of this process as those of all processes; give these to the sockets and to the calls. */
  readonly shareRooms: (rooms: GameRooms) => Promise<GameRooms>
  /** After the rooms and the sockets have stopped. */
  readonly close: () => Promise<void>
}

/**
 * Makes them for one process alone, or for several by Redis.
 * @throws StartError when the Redis can't be reached
 */
export async function openRealtime(deps: RealtimeDeps): Promise<Realtime> {
  return deps.redisUrl === null ? openAlone(deps) : openShared(deps, deps.redisUrl)
}

function openAlone({ clock, createUid }: RealtimeDeps): Realtime {
  const bus = createMemoryBus()
  return {
    tickets: createMemoryTickets({ createTicket: createUid, clock }),
    lobby: createLobbyHub({ clock }),
    bus,
    latencies: createMemoryLatencies(clock),
    isRegionThere: () => true,
    shareRooms: async (rooms) => rooms,
    close: bus.close,
  }
}

async function openShared(
  { clock, createUid, log, region, regionOf }: RealtimeDeps,
  redisUrl: string,
): Promise<Realtime> {
  const onFailure = (event: string, error: unknown) => log.error(event, {}, error)
  const redis = connectRedis(redisUrl, (error) => onFailure('redis.connection', error))
  await redis.ping().catch((cause: unknown) => {
    redis.disconnect()
    throw new StartError({
      what: `The Redis at ${new URL(redisUrl).host} does not answer.`,
      how: [
        'check that it runs there, and that REDIS_URL is right',
        'or leave REDIS_URL out: then this server works alone',
      ],
      cause,
    })
  })
  const bus = createRedisBus({ redis, onFailure })
  const id = createUid()
  const processes = await watchProcesses({ id, bus, clock, ...(region && { region }) })
  const hub = createLobbyHub({ clock })
  return {
    tickets: createRedisTickets({ redis, createTicket: createUid }),
    lobby: await createSharedLobby({ hub, bus, processes, clock, onFailure }),
    bus,
    latencies: createRedisLatencies(redis),
    isRegionThere: (rId) => processes.inRegion(rId).length > 0,
    shareRooms: (rooms) =>
      createSharedRooms({
        rooms,
        bus,
        leases: createRedisLeases(redis),
        processes,
        ...(regionOf && { regionOf }),
        clock,
        createCallId: createUid,
        onFailure,
      }),
    close: async () => {
      processes.stop()
      await bus.close()
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}
