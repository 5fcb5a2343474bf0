import type { HonoRequest, MiddlewareHandler } from 'hono'
import { errorResponse } from './call-error.ts'
import { isOwnHost, isOwnOrigin, type OwnHosts } from './own-hosts.ts'
import { isApplePost } from './social/apple-post.ts'

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** Puts the security headers on every answer, errors included. */
export function securityHeaders(publicOrigin: string | null): MiddlewareHandler {
  return async (context, next) => {
    await next()
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
