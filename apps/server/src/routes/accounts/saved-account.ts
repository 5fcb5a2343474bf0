import type { Context } from 'hono'
import { readRefreshCookie } from '../../refresh-cookie.ts'
import type { AccountDeps } from './deps.ts'

/**
 * The account that is signed in in the browser that follows a link: a link has no token in it, so the saved sign-in is
 * asked, without renewing it.
 */
export async function savedAccountId(
  { account, publicOrigin }: Pick<AccountDeps, 'account' | 'publicOrigin'>,
  context: Context,
): Promise<number | null> {
  const token = readRefreshCookie(context, publicOrigin)
  if (!token) return null
  const at = account.clock.now()
  const session = await account.sessions.ofFreshToken(account.digests.plain(token), at)
  return session?.account.id ?? null
}
