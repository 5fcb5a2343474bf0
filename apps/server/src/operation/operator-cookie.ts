import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { operatorSessionMs } from '../domain/operation/operator-sessions.ts'
import { isHttps } from '../refresh-cookie.ts'

/** Goes to the operators' calls only; with the prefix a browser takes it over https only. */
const nameOf = (isSecure: boolean) =>
  isSecure ? '__Secure-kingside_operation' : 'kingside_operation'

/** The operators' session that the browser sends, if any; not checked. */
export const readOperatorCookie = (
  context: Context,
  publicOrigin: string | null,
): string | undefined => getCookie(context, nameOf(isHttps(context, publicOrigin)))

/** Keeps an operators' session in the browser, where no script can read it; null takes it away. */
export function writeOperatorCookie(
  context: Context,
  token: string | null,
  publicOrigin: string | null,
): void {
  const secure = isHttps(context, publicOrigin)
  setCookie(context, nameOf(secure), token ?? '', {
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    path: '/api/operation',
    maxAge: token === null ? 0 : operatorSessionMs / 1000,
  })
}
