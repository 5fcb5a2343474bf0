import type { Redis } from 'ioredis'
import { z } from 'zod/mini'
import { type Latencies, latencyLifeMs } from '../domain/games/latencies.ts'
import { TicketsUnavailableError } from '../domain/realtime/tickets.ts'

const stored = z.record(z.string(), z.number())

const keyOf = (playerUid: string) => `kingside:latency:${playerUid}`

/** What players measured, for every process of the site. */
export function createRedisLatencies(redis: Redis): Latencies {
  return {
    set: async (playerUid, byRegion) => {
      const value = JSON.stringify(byRegion)
      await redis.set(keyOf(playerUid), value, 'PX', latencyLifeMs).catch(unavailable)
    },
    forget: async (playerUid) => {
      await redis.del(keyOf(playerUid)).catch(unavailable)
    },
    find: async (playerUids) => {
      if (playerUids.length === 0) return []
      const values = await redis.mget(playerUids.map(keyOf)).catch(unavailable)
      return playerUids.flatMap((playerUid, index) => {
        const value = values[index]
        if (typeof value !== 'string') return []
        return [{ playerUid, byRegion: stored.parse(JSON.parse(value)) }]
      })
    },
  }
}

function unavailable(cause: unknown): never {
  throw new TicketsUnavailableError('Redis, which keeps what players measured, does not answer.', {
    cause,
  })
}
