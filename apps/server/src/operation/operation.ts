import type { Call } from '@kingside/api'
import type { Context, MiddlewareHandler } from 'hono'
import { isOwnComputer } from '../client-address.ts'
import { carriesBearer } from './bearer.ts'
import { limitCall, type LimitCallsDeps } from './limit-calls.ts'
import { nameCall, watchCalls, type WatchCallsDeps } from './watch-calls.ts'

export interface OperationDeps extends LimitCallsDeps, WatchCallsDeps {
  /** Lets whoever sends it as a Bearer token read the metrics. */
  readonly metricsToken: string | null
  /** The address that players use, when a proxy stands in front. */
  readonly publicOrigin: string | null
}

/** The parts of the running server that operators see: metrics, request log, limits. */
export interface Operation {
  /** Around every request of the API. */
  readonly watch: MiddlewareHandler
  /** Before the handler of a call, in this order. */
  readonly guard: (call: Call) => readonly [MiddlewareHandler, MiddlewareHandler]
  /** Answers `/metrics`. */
  readonly serveMetrics: (context: Context) => Promise<Response>
}

/** Puts together metrics, request log and limits. */
export function createOperation(deps: OperationDeps): Operation {
  return {
    watch: watchCalls(deps),
    guard: (call) => [nameCall(call.id), limitCall(call, deps)],
    serveMetrics: async (context) => {
      if (!mayRead(context, deps)) return context.text('Not found', 404)
      return context.body(await deps.metrics.metrics(), 200, {
        'content-type': deps.metrics.contentType,
        'cache-control': 'no-store',
      })
    },
  }
}

/** With a token: who has it. Without one: who sits at this computer, as long as the server has no public address. */
function mayRead(context: Context, { publicOrigin, metricsToken }: OperationDeps): boolean {
  if (metricsToken === null) return publicOrigin === null && isOwnComputer(context)
  return carriesBearer(context, metricsToken)
}
