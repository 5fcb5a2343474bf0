import type { Redis } from 'ioredis'
import type { Bus } from '../domain/realtime/bus.ts'

export interface RedisBusDeps {
  readonly redis: Redis
  readonly onFailure: (event: string, error: unknown) => void
}

const prefix = 'kingside:bus:'

/**
 * A bus on Redis's publish and subscribe. What one process publishes comes in its order, because it goes through one
 * connection; what is published while a process is cut off from Redis is lost for it, and its sockets hear `restart`.
 */
export function createRedisBus({ redis, onFailure }: RedisBusDeps): Bus {
  // A connection that listens can do nothing else. It subscribes again by itself when it was cut off.
  const listening = redis.duplicate({ commandTimeout: undefined, maxRetriesPerRequest: null })
  listening.on('error', (error: unknown) => onFailure('redis.bus', error))
  const listeners = new Map<string, Set<(message: string) => void>>()
  listening.on('message', (channel: string, message: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(message)
  })
  return {
    publish: (channel, message) => {
      redis
        .publish(prefix + channel, message)
        .catch((error: unknown) => onFailure('redis.publish', error))
    },
    subscribe: async (channel, listener) => {
      const name = prefix + channel
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      await listening.subscribe(name)
    },
    close: async () => {
      listeners.clear()
      listening.disconnect()
    },
  }
}
