import type { Locale } from '@kingside/api'
import { activationMail } from '../mail/account-mails.ts'
import { isActive } from './account.ts'
import type { NewAccount } from './account-store.ts'
import { type Email, hasBannedDomain } from './email.ts'
import { keepCode, tryCode } from './mailed-codes.ts'
import { welcomeTexts } from './notice-texts.ts'
import { normalisePassword, passwordProblem, type PasswordProblem } from './password-rules.ts'
import type { AccountPorts } from './ports.ts'
import { admit, type SignedIn } from './sign-in.ts'

export type EmailProblem =
  | 'email_already_exists'
  | 'email_already_exists_not_verified'
  | 'email_domain_is_banned'

/** Why no account can be made with the address; null is free. */
export async function checkEmail(
  { accounts }: Pick<AccountPorts, 'accounts'>,
  email: Email,
): Promise<EmailProblem | null> {
  if (hasBannedDomain(email)) return 'email_domain_is_banned'
  const account = await accounts.findByEmail(email.folded)
  if (!account) return null
  return isActive(account) ? 'email_already_exists' : 'email_already_exists_not_verified'
}

export interface Registration extends Omit<NewAccount, 'passwordHash'> {
  readonly password: string
}

/** What came of a registration: a new account, or one that waits for its code, registered once more. */
export type Registered = 'created' | 'email_already_exists_not_verified'

/**
 * Makes an account that waits for its activation code, which is mailed. An account that was never activated takes
 * the new password and visitor, so that nobody can leave a password of theirs at another's address; its older code
 * dies, and a new one is mailed.
 * @param admitRenewal throws where no further code may be mailed to the address; nothing has been changed then
 * @returns what came of it, or why not
 */
export async function register(
  ports: Pick<
    AccountPorts,
    | 'accounts'
    | 'passwords'
    | 'codes'
    | 'digests'
    | 'createCode'
    | 'background'
    | 'mailer'
    | 'clock'
  >,
  { password, ...registration }: Registration,
  language: Locale,
  admitRenewal: () => Promise<void>,
): Promise<Registered | EmailProblem | PasswordProblem> {
  const { email, firstName, lastName } = registration
  const owner = {
    email: email.address,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  }
  const weakness = passwordProblem(password, owner, 'sign-up')
  if (weakness) return weakness
  const problem = await checkEmail(ports, email)
  if (problem === 'email_already_exists' || problem === 'email_domain_is_banned') return problem
  const passwordHash = await ports.passwords.hash(normalisePassword(password))
  const account: NewAccount = { ...registration, passwordHash }
  const created = problem === null ? await ports.accounts.create(account, ports.clock.now()) : null
  if (created) {
    sendActivationCode(ports, email, language)
    return 'created'
  }
  await admitRenewal()
  const waiting = await ports.accounts.findByEmail(email.folded)
  if (!waiting || !(await ports.accounts.register(waiting.id, account))) {
    return 'email_already_exists'
  }
  await ports.codes.remove({ purpose: 'activation', emailFolded: email.folded })
  sendActivationCode(ports, email, language)
  return 'email_already_exists_not_verified'
}

/**
 * Mails a new code, after the answer. For an address without an account that waits for one, a code is kept that is
 * never mailed: no later answer shows the difference.
 */
export function sendActivationCode(
  ports: Pick<
    AccountPorts,
    'accounts' | 'codes' | 'digests' | 'createCode' | 'background' | 'mailer' | 'clock'
  >,
  email: Email,
  language: Locale,
): void {
  ports.background.run('mail.activation', async () => {
    const code = ports.createCode()
    await keepCode(ports, { purpose: 'activation', emailFolded: email.folded }, code)
    const account = await ports.accounts.findByEmail(email.folded)
    if (!account || isActive(account)) return
    await ports.mailer.send(activationMail({ to: account.email, language }, code))
  })
}

export type Activated = SignedIn | { readonly status: 'wrong-code'; readonly reset: boolean }

/** Activates an account by its code and signs in. */
export async function activate(
  ports: Pick<
    AccountPorts,
    | 'accounts'
    | 'bans'
    | 'codes'
    | 'digests'
    | 'notifications'
    | 'sessions'
    | 'sessionEnds'
    | 'accessTokens'
    | 'createUid'
    | 'clock'
  >,
  email: Email,
  code: string,
  language: Locale,
  change: { readonly receiveNewsletters?: boolean } = {},
): Promise<Activated> {
  const key = { purpose: 'activation', emailFolded: email.folded } as const
  const outcome = await tryCode(ports, key, code.replaceAll(/[\s-]/g, ''))
  if (outcome !== 'right') return { status: 'wrong-code', reset: outcome === 'reset' }
  const waiting = await ports.accounts.findByEmail(email.folded)
  if (!waiting || isActive(waiting)) return { status: 'wrong-code', reset: false }
  return admit(ports, await welcome(ports, waiting.id, language, change))
}

/** Activates an account and leaves its first notification, in `language`. */
export async function welcome(
  ports: Pick<AccountPorts, 'accounts' | 'notifications' | 'createUid' | 'clock'>,
  accountId: number,
  language: Locale,
  change: { readonly receiveNewsletters?: boolean } = {},
) {
  const at = ports.clock.now()
  const playerUid = ports.createUid().slice(0, 16)
  const account = await ports.accounts.activate(accountId, { at, playerUid })
  await ports.notifications.add(
    { playerId: account.player.id, type: 'NEW_USER', ...welcomeTexts[language] },
    at,
  )
  return change.receiveNewsletters === undefined
    ? account
    : ports.accounts.update(account.id, { receiveNewsletters: change.receiveNewsletters })
}
