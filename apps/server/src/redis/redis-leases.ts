import type { Redis } from 'ioredis'
import type { Leases } from '../domain/realtime/bus.ts'

const prefix = 'kingside:lease:'

/**
 * Leases in Redis. Between reading and renewing one it may go to another process; that does no harm, because what
 * keeps two processes from writing one game is the fence of the store, not the lease.
 */
export function createRedisLeases(redis: Redis): Leases {
  return {
    take: async (name, holder, ms) => {
      const key = prefix + name
      const taken = await redis.set(key, holder, 'PX', ms, 'NX')
      if (taken === 'OK') return holder
      const current = await redis.get(key)
      if (current === holder) await redis.pexpire(key, ms)
      // It ran out in between; whoever asks next takes it.
      return current ?? holder
    },
    release: async (name, holder) => {
      const key = prefix + name
      if ((await redis.get(key)) === holder) await redis.del(key)
    },
  }
}
