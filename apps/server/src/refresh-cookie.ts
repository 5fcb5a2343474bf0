import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { refreshTokenSeconds } from './domain/accounts/sessions.ts'

/** With the prefix a browser takes the cookie from this very host over https only. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-kingside_refresh' : 'kingside_refresh')

/** The saved login that the browser sends, if any; not checked. */
export function readRefreshCookie(
  context: Context,
  publicOrigin: string | null,
): string | undefined {
  return getCookie(context, nameOf(isHttps(context, publicOrigin)))
}

/** Keeps a saved login in the browser, where no script can read it; null takes it away. */
export function writeRefreshCookie(
  context: Context,
  token: string | null,
  publicOrigin: string | null,
): void {
  const secure = isHttps(context, publicOrigin)
  setCookie(context, nameOf(secure), token ?? '', {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    maxAge: token === null ? 0 : refreshTokenSeconds,
  })
}

/** Whether the browser speaks https, here or to the proxy. */
export function isHttps(context: Context, publicOrigin: string | null): boolean {
  return (publicOrigin ?? new URL(context.req.url).origin).startsWith('https:')
}
