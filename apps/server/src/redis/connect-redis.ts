import { Redis, type RedisOptions } from 'ioredis'

/** What Redis can't do within this fails, so that nobody waits for a Redis that is away, in milliseconds. */
const commandMs = 2_000

type ConnectOptions = Pick<
  RedisOptions,
  'commandTimeout' | 'enableOfflineQueue' | 'autoResendUnfulfilledCommands' | 'lazyConnect'
>

/**
 * How a Redis is reached. It connects again by itself, at the latest 2 s after Redis is back.
 * @param onAway called once each time that the connection to Redis is lost
 */
export function connectRedis(
  url: string,
  onAway: (error: unknown) => void,
  options: ConnectOptions = {},
): Redis {
  const redis = new Redis(url, {
    commandTimeout: commandMs,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(100 * 2 ** attempt, 2_000),
    ...options,
  })
  logWhenAway(redis, onAway)
  return redis
}

/** Every attempt to connect again fails with an error of its own; one says it all. */
export function logWhenAway(redis: Redis, onAway: (error: unknown) => void): void {
  let isAway = false
  redis.on('ready', () => {
    isAway = false
  })
  redis.on('error', (error: unknown) => {
    if (!isAway) onAway(error)
    isAway = true
  })
}
