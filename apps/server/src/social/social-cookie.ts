import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { socialMs } from '../domain/accounts/social.ts'
import { isHttps } from '../refresh-cookie.ts'

const name = 'kingside_social'

/** The state of the social sign-in that this browser began, if any. */
export function readSocialCookie(context: Context): string | undefined {
  return getCookie(context, name)
}

/** Binds a social sign-in to this browser; null ends it. */
export function writeSocialCookie(
  context: Context,
  state: string | null,
  publicOrigin: string | null,
): void {
  setCookie(context, name, state ?? '', {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(context, publicOrigin),
    path: '/api/auth/social/',
    maxAge: state === null ? 0 : socialMs / 1000,
  })
}
