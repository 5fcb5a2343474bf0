import { Redis } from 'ioredis'

/** How a Redis is reached. What it can't do within 2 s fails, so that nobody waits for a Redis that is away. */
export function connectRedis(url: string, onError: (error: unknown) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout: 2_000,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(100 * 2 ** attempt, 2_000),
  })
  redis.on('error', onError)
  return redis
}
