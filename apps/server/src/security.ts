import type { HonoRequest, MiddlewareHandler } from 'hono'
import { errorResponse } from './call-error.ts'
import { oneRegion, type Regions } from './domain/games/regions.ts'
import { isOwnHost, isOwnOrigin, type OwnHosts } from './own-hosts.ts'
import { isApplePost } from './social/apple-post.ts'

/** @param connect further origins that pages may call, with their sockets */
const contentSecurityPolicy = (connect: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/**
 * Puts the security headers on every answer, errors included. Pages may call their own server, and the servers of the
 * regions that are listed.
 */
export function securityHeaders(
  publicOrigin: string | null,
  { all }: Regions = oneRegion,
): MiddlewareHandler {
  const elsewhere = all.flatMap(({ origin }) =>
    origin === null || origin === publicOrigin ? [] : [origin, origin.replace(/^http/, 'ws')],
  )
  const policy = contentSecurityPolicy(elsewhere)
  return async (context, next) => {
    await next()
    // What members have sent comes with a narrower one.
    if (!context.res.headers.has('content-security-policy')) {
      context.res.headers.set('content-security-policy', policy)
    }
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
    if (publicOrigin?.startsWith('https:')) {
      context.res.headers.set('strict-transport-security', 'max-age=31536000')
    }
  }
}

/**
 * Refuses what comes under a name that is not ours, and what pages of other sites ask for: a name that was made to lead
 * here would let another site's page read every answer (DNS rebinding).
 */
export function refuseForeignHosts(hosts: OwnHosts): MiddlewareHandler {
  return async ({ req }, next) => {
    const named = new URL(req.url).host
    if (!isOwnHost(named, hosts) || !isOwnHost(req.header('host') ?? named, hosts)) {
      return errorResponse('forbidden', 'This server has another name.', { status: 421 })
    }
    const isOwn = isOwnOrigin(req.header('origin'), hosts) || isFromApple(req)
    return isOwn ? next() : refuseOtherSite()
  }
}

/**
 * Lets pages of the site read an answer at the address of a region, without cookies: how long it takes is what they
 * measure. Pages of other sites can't.
 */
export function letOwnPagesRead(publicOrigin: string | null): MiddlewareHandler {
  return async (context, next) => {
    await next()
    context.res.headers.append('vary', 'Origin')
    if (publicOrigin === null || context.req.header('origin') !== publicOrigin) return
    context.res.headers.set('access-control-allow-origin', publicOrigin)
  }
}

const refuseOtherSite = () => errorResponse('forbidden', 'Calls from other sites are refused.')

/** The one answer that another site's page may post: it reads no cookie and changes nothing that holds. */
const isFromApple = (req: HonoRequest) =>
  isApplePost({ method: req.method, path: req.path, origin: req.header('origin') })

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Refuses what another site makes a browser send: cookies would come along. */
export function refuseForeignOrigins(publicOrigin: string | null): MiddlewareHandler {
  return async (context, next) => {
    if (safeMethods.includes(context.req.method) || isFromApple(context.req)) return next()
    const origin = context.req.header('origin')
    const own = new URL(publicOrigin ?? context.req.url).host
    const isForeign =
      origin === undefined
        ? context.req.header('sec-fetch-site') === 'cross-site'
        : context.req.header('sec-fetch-site') === 'cross-site' || hostOf(origin) !== own
    if (isForeign) return refuseOtherSite()
    return next()
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
