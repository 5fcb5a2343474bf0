import { type ActiveAccount, isActive } from './account.ts'
import type { WaitingRegistration } from './account-store.ts'
import { parseEmail } from './email.ts'
import { normalisePassword } from './password-rules.ts'
import type { AccountPorts } from './ports.ts'
import { hasSecondFactor, openTicket } from './second-factor.ts'
import { openSession, type Tokens } from './sessions.ts'

export type SignInRefusal =
  | { readonly status: 'refused'; readonly code: 'invalid_credentials' }
  /** With the token of the registration whose password it was, where the browser is to have one. */
  | { readonly status: 'refused'; readonly code: 'not_verified'; readonly token: string }
  | { readonly status: 'closed' }
  | { readonly status: 'banned'; readonly until: Date | 'for ever' }

export type SignedIn =
  | {
      readonly status: 'signed-in'
      readonly tokens: Tokens
      readonly account: ActiveAccount
      /** Whether the account was made by this, so that no device of it is new to its owner. */
      readonly isNew: boolean
    }
  | SignInRefusal

/** A sign-in after its first step: where the account has a second factor, the ticket and a code finish it. */
export type FirstStep = SignedIn | { readonly status: 'second-factor'; readonly ticket: string }

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

type AdmitPorts = Omit<SignInPorts, 'accounts' | 'passwords'>

/**
 * Signs in by e-mail and password. Whether an address has an account shows neither in the answer nor in its time;
 * that it is not activated, closed or banned is answered only to a caller with the right password.
 */
export async function signIn(
  ports: SignInPorts & Pick<AccountPorts, 'secondFactors'>,
  credentials: { readonly email: string; readonly password: string },
): Promise<FirstStep> {
  const parsed = parseEmail(credentials.email)
  const email = parsed.status === 'valid' ? parsed.email.folded : null
  const account = email === null ? null : await ports.accounts.findByEmail(email)
  const waiting = email === null ? [] : await ports.accounts.registrations(email)
  const password = normalisePassword(credentials.password)
  if (account && !isActive(account)) return signInWaiting(ports, waiting, password)
  const isRight = await ports.passwords.verify(account?.passwordHash ?? null, password)
  if (!account || !isRight) return { status: 'refused', code: 'invalid_credentials' }
  return admitAsking(ports, account)
}

/** An account that waits for its code has a password for each of its registrations; the one that is right is told on. */
async function signInWaiting(
  { accounts, passwords, digests, createUid }: SignInPorts,
  waiting: readonly WaitingRegistration[],
  password: string,
): Promise<SignInRefusal> {
  for (const { id, passwordHash } of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one hash at a time, as in any sign-in
    if (!(await passwords.verify(passwordHash, password))) continue
    const token = createUid()
    // oxlint-disable-next-line no-await-in-loop -- it is the last round
    await accounts.moveRegistration(id, digests.plain(token))
    return { status: 'refused', code: 'not_verified', token }
  }
  if (waiting.length === 0) await passwords.verify(null, password)
  return { status: 'refused', code: 'invalid_credentials' }
}

/** Begins a session for somebody who has proved to own the account. */
export async function admit(
  ports: AdmitPorts,
  account: ActiveAccount,
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<SignedIn> {
  const refusal = await refusalOf(ports, account)
  if (refusal) return refusal
  return { status: 'signed-in', tokens: await openSession(ports, account), account, isNew }
}

/** The same for somebody who has proved the first factor only; without a second one it is enough. */
export async function admitAsking(
  ports: AdmitPorts & Pick<AccountPorts, 'secondFactors'>,
  account: ActiveAccount,
): Promise<FirstStep> {
  if (!(await hasSecondFactor(ports, account.id))) return admit(ports, account)
  const refusal = await refusalOf(ports, account)
  return refusal ?? { status: 'second-factor', ticket: await openTicket(ports, account.id) }
}

/** Why the owner of an account may not sign in; null when nothing is against it. */
async function refusalOf(
  { bans, clock }: Pick<AdmitPorts, 'bans' | 'clock'>,
  account: ActiveAccount,
): Promise<SignInRefusal | null> {
  if (account.closedAt) return { status: 'closed' }
  const until = await bans.current(account.player.id, clock.now())
  return until ? { status: 'banned', until } : null
}
