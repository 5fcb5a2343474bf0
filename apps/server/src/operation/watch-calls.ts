import type { Context, MiddlewareHandler } from 'hono'
import type { Clock } from '../domain/clock.ts'
import type { EventLog } from '../log.ts'
import type { MetricsRegistry } from './metrics.ts'

const key = 'call-name'

/** Tells `watchCalls` which call of the contract a request turned out to be. */
export function nameCall(id: string): MiddlewareHandler {
  return (context, next) => {
    context.set(key, id)
    return next()
  }
}

export interface WatchCallsDeps {
  readonly metrics: MetricsRegistry
  readonly log: Pick<EventLog, 'info'>
  readonly clock: Pick<Clock, 'monotonic'>
}

/** In seconds; 10 s is when clients give up. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts and times each call, and writes a line of log for it: which call, its status and how long it
 * took. Never an address, a path with ids, a query or a body.
 */
export function watchCalls({ metrics, log, clock }: WatchCallsDeps): MiddlewareHandler {
  const calls = metrics.counter(
    'kingside_calls_total',
    'Calls, by what they were and their status.',
  )
  const seconds = metrics.histogram(
    'kingside_call_seconds',
    'How long calls took, in seconds.',
    durations,
  )
  let underWay = 0
  metrics.gauge('kingside_calls_under_way', 'Calls that are not answered yet.', () => underWay)
  return async (context, next) => {
    const begun = clock.monotonic()
    underWay += 1
    try {
      await next()
    } finally {
      underWay -= 1
    }
    const call = nameOf(context)
    const { status } = context.res
    const ms = clock.monotonic() - begun
    calls.add({ call, status: String(status) })
    seconds.observe(ms / 1000, { call })
    log.info('call.done', { call, method: knownMethod(context), status, ms: Math.round(ms) })
  }
}

function nameOf(context: Context): string {
  const name: unknown = context.get(key)
  return typeof name === 'string' ? name : 'other'
}

/** A method is whatever a client writes; only the known ones are logged. */
function knownMethod({ req: { method } }: Context): string {
  const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  return known.includes(method) ? method : 'other'
}
