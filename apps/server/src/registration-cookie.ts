import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { isHttps } from './refresh-cookie.ts'

const name = 'kingside_registration'
/** As many as can be mailed a code in an hour. */
const maxTokens = 3
/** A day: who comes later signs in first, or asks for a new password. */
const maxAge = 24 * 60 * 60

/** What this browser keeps of the registrations that it has made, the newest first; not checked. */
export function readRegistrationCookie(context: Context): readonly string[] {
  return (getCookie(context, name) ?? '').split('.').filter((token) => token !== '')
}

/** The header that has the browser keep one more registration, so that it can use the code which is mailed for it. */
export function registrationCookie(
  context: Context,
  token: string,
  publicOrigin: string | null,
): Readonly<Record<'set-cookie', string>> {
  const tokens = [token, ...readRegistrationCookie(context)].slice(0, maxTokens)
  const cookie = generateCookie(name, tokens.join('.'), {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(context, publicOrigin),
    path: '/api/',
    maxAge,
  })
  return { 'set-cookie': cookie }
}
