import type { Redis } from 'ioredis'
import type { Leases } from '../domain/realtime/bus.ts'

const prefix = 'kingside:lease:'

/** How many leases are renewed at once, so that Redis is not kept from others for long. */
const atOnce = 500

/**
 * Leases in Redis. Between reading and renewing one it may go to another process; that does no harm, because what
 * keeps two processes from writing one game is the fence of the store, not the lease.
 */
export function createRedisLeases(redis: Redis): Leases {
  const take: Leases['take'] = async (name, holder, ms) => {
    const key = prefix + name
    const taken = await redis.set(key, holder, 'PX', ms, 'NX')
    if (taken === 'OK') return holder
    const current = await redis.get(key)
    if (current === holder) await redis.pexpire(key, ms)
    // It ran out in between; whoever asks next takes it.
    return current ?? holder
  }
  const renewSome = async (names: readonly string[], holder: string, ms: number) => {
    const current = await redis.mget(names.map((name) => prefix + name))
    const own = redis.pipeline()
    for (const [index, name] of names.entries()) {
      if (current[index] === holder) own.pexpire(prefix + name, ms)
    }
    await own.exec()
    return Promise.all(
      names.map(async (name, index) =>
        current[index] === holder ? holder : take(name, holder, ms),
      ),
    )
  }
  return {
    take,
    takeAll: async (names, holder, ms) => {
      const holders: string[] = []
      for (let from = 0; from < names.length; from += atOnce) {
        holders.push(...(await renewSome(names.slice(from, from + atOnce), holder, ms)))
      }
      return holders
    },
    release: async (name, holder) => {
      const key = prefix + name
      if ((await redis.get(key)) === holder) await redis.del(key)
    },
  }
}
