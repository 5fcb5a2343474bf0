import type { Redis } from 'ioredis'
import { z } from 'zod/mini'
import type { Bus } from '../domain/realtime/bus.ts'
import { logWhenAway } from './connect-redis.ts'

export interface RedisBusDeps {
  readonly redis: Redis
  readonly onFailure: (event: string, error: unknown) => void
}

/** A channel, and how many listen to it. */
const subscribers = z.tuple([z.string(), z.number()])

const prefix = 'kingside:bus:'

/**
 * A bus on Redis's publish and subscribe. What one process publishes comes in its order, because it goes through one
 * connection; what is published while a process is cut off from Redis is lost for it, and `onGap` says so.
 */
export function createRedisBus({ redis, onFailure }: RedisBusDeps): Bus {
  // A connection that listens can do nothing else.
  const listening = redis.duplicate({ commandTimeout: undefined, maxRetriesPerRequest: null })
  logWhenAway(listening, (error) => onFailure('redis.bus', error))
  const listeners = new Map<string, Set<(message: string) => void>>()
  const gapListeners = new Set<() => void>()
  let isCut = false
  listening.on('message', (channel: string, message: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(message)
  })

  /** Both connections are needed: with only one, messages of the listeners would reach nobody. */
  const goOn = async () => {
    if (!isCut || redis.status !== 'ready' || listening.status !== 'ready') return
    isCut = false
    // It subscribes by itself; this waits until that is done.
    await Promise.all([...listeners.keys()].map((channel) => listening.subscribe(channel)))
    for (const listener of gapListeners) listener()
  }
  for (const connection of [redis, listening]) {
    connection.on('close', () => {
      isCut = true
    })
    connection.on('ready', () => {
      goOn().catch((error: unknown) => onFailure('redis.bus', error))
    })
  }

  return {
    publish: (channel, message) => {
      redis.publish(prefix + channel, message).catch((error: unknown) => {
        // The connection reports once that Redis is away.
        if (redis.status === 'ready') onFailure('redis.publish', error)
      })
    },
    subscribe: async (channel, listener) => {
      const name = prefix + channel
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      await listening.subscribe(name)
    },
    hasSubscribers: async (channel) => {
      const answer = await redis.pubsub('NUMSUB', prefix + channel)
      const [, listeners] = subscribers.parse(answer)
      return listeners > 0
    },
    onGap: (listener) => gapListeners.add(listener),
    close: async () => {
      listeners.clear()
      listening.disconnect()
    },
  }
}
