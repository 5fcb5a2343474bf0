import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const name = 'kingside_visitor'
/** 400 days, the longest that browsers keep a cookie; each ping begins it anew. */
const maxAge = 400 * 24 * 60 * 60

/** The uid that the browser claims, if any; not checked. */
export function readVisitorCookie(context: Context): string | undefined {
  return getCookie(context, name)
}

export function writeVisitorCookie(
  context: Context,
  uid: string,
  publicOrigin: string | null,
): void {
  const origin = publicOrigin ?? new URL(context.req.url).origin
  setCookie(context, name, uid, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    path: '/',
    maxAge,
  })
}
