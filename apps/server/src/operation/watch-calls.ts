import type { Context, MiddlewareHandler } from 'hono'
import type { Clock } from '../domain/clock.ts'
import type { EventLog } from '../log.ts'
import { Counter, Histogram, type Registry } from 'prom-client'
import { addGauge } from './add-gauge.ts'

const key = 'call-name'

/** Tells `watchCalls` which call of the contract a request turned out to be. */
export function nameCall(id: string): MiddlewareHandler {
  return (context, next) => {
    context.set(key, id)
    return next()
  }
}

export interface WatchCallsDeps {
  readonly metrics: Registry
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
  const calls = new Counter({
    name: 'kingside_calls_total',
    help: 'Calls, by what they were and their status.',
    labelNames: ['call', 'status'],
    registers: [metrics],
  })
  const seconds = new Histogram({
    name: 'kingside_call_seconds',
    help: 'How long calls took, in seconds.',
    labelNames: ['call'],
    buckets: durations,
    registers: [metrics],
  })
  let underWay = 0
  addGauge(metrics, 'kingside_calls_under_way', 'Calls that are not answered yet.', () => underWay)
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
    calls.inc({ call, status })
    seconds.observe({ call }, ms / 1000)
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
