import { type ActiveAccount, isActive } from './account.ts'
import { parseEmail } from './email.ts'
import { normalisePassword } from './password-rules.ts'
import type { AccountPorts } from './ports.ts'
import { openSession, type Tokens } from './sessions.ts'

export type SignInRefusal =
  | { readonly status: 'refused'; readonly code: 'invalid_credentials' | 'not_verified' }
  | { readonly status: 'closed' }
  | { readonly status: 'banned'; readonly until: Date | 'for ever' }

export type SignedIn = { readonly status: 'signed-in'; readonly tokens: Tokens } | SignInRefusal

type SignInPorts = Pick<
  AccountPorts,
  | 'accounts'
  | 'bans'
  | 'passwords'
  | 'sessions'
  | 'sessionEnds'
  | 'accessTokens'
  | 'digests'
  | 'createUid'
  | 'clock'
>

/**
 * Signs in by e-mail and password. Whether an address has an account shows neither in the answer nor in its time;
 * that it is not activated, closed or banned is answered only to a caller with the right password.
 */
export async function signIn(
  ports: SignInPorts,
  credentials: { readonly email: string; readonly password: string },
): Promise<SignedIn> {
  const parsed = parseEmail(credentials.email)
  const account =
    parsed.status === 'valid' ? await ports.accounts.findByEmail(parsed.email.folded) : null
  const password = normalisePassword(credentials.password)
  const isRight = await ports.passwords.verify(account?.passwordHash ?? null, password)
  if (!account || !isRight) return { status: 'refused', code: 'invalid_credentials' }
  if (!isActive(account)) return { status: 'refused', code: 'not_verified' }
  return admit(ports, account)
}

/** Begins a session for somebody who has proved to own the account. */
export async function admit(
  ports: Omit<SignInPorts, 'accounts' | 'passwords'>,
  account: ActiveAccount,
): Promise<SignedIn> {
  if (account.closedAt) return { status: 'closed' }
  const until = await ports.bans.current(account.player.id, ports.clock.now())
  if (until) return { status: 'banned', until }
  return { status: 'signed-in', tokens: await openSession(ports, account) }
}
