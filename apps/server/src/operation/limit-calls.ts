import type { Call } from '@kingside/api'
import type { MiddlewareHandler } from 'hono'
import { callerOf } from '../caller.ts'
import { clientAddress } from '../client-address.ts'
import type { RateLimiter } from '../domain/limits/rate-limiter.ts'
import { spend } from '../limit.ts'
import { type CallLimit, callLimits, defaultLimits } from './call-limits.ts'

export interface LimitCallsDeps {
  readonly limiter: RateLimiter
}

/**
 * Refuses callers that make a call too often: 429 `rate_limited` with `Retry-After`. The address is counted before the
 * caller is looked up, so that a flood costs little.
 */
export function limitCall(call: Call, { limiter }: LimitCallsDeps): MiddlewareHandler {
  const limit = limitOf(call)
  return async (context, next) => {
    const address = clientAddress(context)
    await spend(limiter, [[limit.address, address]])
    const { player } = await callerOf(context)
    if (player !== null) await spend(limiter, [[limit.caller, `player ${player.id}`]])
    else if (!limit.admitsStrangers) await spend(limiter, [[limit.caller, `address ${address}`]])
    return next()
  }
}

function limitOf({ id, method }: Call): CallLimit {
  return callLimits[id] ?? (method === 'GET' ? defaultLimits.read : defaultLimits.write)
}
