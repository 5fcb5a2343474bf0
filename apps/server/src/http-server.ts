import { createServer, type RequestListener, type Server } from 'node:http'

/** How long a client may take to send a request, in ms. */
export interface HttpLimits {
  readonly headersMs: number
  /** With the body. */
  readonly requestMs: number
  /** How often connections are looked at: one may last so much longer. */
  readonly checkMs: number
}

export const httpLimits: HttpLimits = { headersMs: 14_000, requestMs: 30_000, checkMs: 1_000 }

/** Longer than clients and proxies keep an idle connection: a server that closes first loses the request under way. */
const idleConnectionMs = 75_000

/** Makes the HTTP server; whoever leaves a request half sent is answered 408 and cut off. */
export function createHttpServer(
  listener: RequestListener,
  { headersMs, requestMs, checkMs }: HttpLimits = httpLimits,
): Server {
  return createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      keepAliveTimeout: idleConnectionMs,
    },
    listener,
  )
}
