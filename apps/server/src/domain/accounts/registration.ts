import type { Locale } from '@kingside/api'
import { activationMail } from '../mail/account-mails.ts'
import { isActive } from './account.ts'
import type { NewAccount, WaitingRegistration } from './account-store.ts'
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

/**
 * What came of a registration: a new account, or one that waits for its code, registered once more. `token` is for the
 * browser: only it can use the code that is mailed, unless another browser knows none of the address's registrations.
 */
export interface Registered {
  readonly status: 'created' | 'email_already_exists_not_verified'
  readonly token: string
}

/** A registration that was not taken. */
export interface NotRegistered {
  readonly status: Exclude<EmailProblem, 'email_already_exists_not_verified'> | PasswordProblem
}

/** Who registers. */
export interface Registrant {
  readonly language: Locale
  /** What the browser keeps of its registrations. */
  readonly tokens: readonly string[]
}

type CodePorts = Pick<
  AccountPorts,
  'accounts' | 'codes' | 'digests' | 'createCode' | 'background' | 'mailer' | 'clock'
>

/**
 * Makes an account that waits for its activation code, which is mailed. Registering one that waits changes nothing of
 * what others registered before: the password belongs to the code that is mailed with it. Of one browser the newest
 * registration takes the place of the one before, whose code ends.
 * @param admitRenewal throws where no further code may be mailed to the address; nothing has been changed then
 * @returns what came of it, or why not
 */
export async function register(
  ports: CodePorts & Pick<AccountPorts, 'passwords' | 'createUid'>,
  { password, ...registration }: Registration,
  { language, tokens }: Registrant,
  admitRenewal: () => Promise<void>,
): Promise<Registered | NotRegistered> {
  const { email, firstName, lastName } = registration
  const owner = {
    email: email.address,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  }
  const weakness = passwordProblem(password, owner, 'sign-up')
  if (weakness) return { status: weakness }
  const problem = await checkEmail(ports, email)
  if (problem === 'email_already_exists' || problem === 'email_domain_is_banned') {
    return { status: problem }
  }
  const passwordHash = await ports.passwords.hash(normalisePassword(password))
  const account: NewAccount = { ...registration, passwordHash }
  const token = ports.createUid()
  const tokenHash = ports.digests.plain(token)
  const at = ports.clock.now()
  const created = problem === null ? await ports.accounts.create(account, at, tokenHash) : null
  if (created) {
    sendActivationCode(ports, email, language, [token])
    return { status: 'created', token }
  }
  await admitRenewal()
  const waiting = await ports.accounts.findByEmail(email.folded)
  const [own] = ownAmong(ports, await ports.accounts.registrations(email.folded), tokens)
  const formerId = own?.id ?? null
  const id =
    waiting && (await ports.accounts.addRegistration(waiting.id, account, at, tokenHash, formerId))
  if (id === null) return { status: 'email_already_exists' }
  sendActivationCode(ports, email, language, [token])
  return { status: 'email_already_exists_not_verified', token }
}

/**
 * Mails a new code, after the answer: of the newest registration that the browser has made or, where it has made none,
 * of the only one that there is. For an address without an account that waits for one, a code is kept that is never
 * mailed: no later answer shows the difference.
 * @param tokens what the browser keeps of its registrations
 */
export function sendActivationCode(
  ports: CodePorts,
  email: Email,
  language: Locale,
  tokens: readonly string[],
): void {
  ports.background.run('mail.activation', async () => {
    const code = ports.createCode()
    const waiting = await ports.accounts.registrations(email.folded)
    const own = ownAmong(ports, waiting, tokens)
    const of = own[0] ?? (waiting.length === 1 ? waiting[0] : undefined)
    const key = { purpose: 'activation', emailFolded: email.folded } as const
    await keepCode(ports, key, code, of?.id ?? null)
    const account = await ports.accounts.findByEmail(email.folded)
    if (!account || isActive(account)) return
    await ports.mailer.send(activationMail({ to: account.email, language }, code))
  })
}

/** Those of an address's registrations that a browser has made. */
function ownAmong(
  { digests }: Pick<AccountPorts, 'digests'>,
  waiting: readonly WaitingRegistration[],
  tokens: readonly string[],
): readonly WaitingRegistration[] {
  const hashes = tokens.map(digests.plain)
  return waiting.filter(({ tokenHash }) => hashes.includes(tokenHash))
}

export type Activated = SignedIn | { readonly status: 'wrong-code'; readonly reset: boolean }

/** A code as somebody enters it. */
export interface EnteredCode {
  readonly email: Email
  readonly code: string
  /** What the browser keeps of its registrations; one that has made any may use the codes of these only. */
  readonly tokens: readonly string[]
}

/** Whether the browser that enters a code has made a registration of the address. */
export async function hasRegistered(
  ports: Pick<AccountPorts, 'accounts' | 'digests'>,
  { email, tokens }: EnteredCode,
): Promise<boolean> {
  if (tokens.length === 0) return false
  return ownAmong(ports, await ports.accounts.registrations(email.folded), tokens).length > 0
}

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
  { email, code, tokens }: EnteredCode,
  language: Locale,
  change: { readonly receiveNewsletters?: boolean } = {},
): Promise<Activated> {
  const key = { purpose: 'activation', emailFolded: email.folded } as const
  const own = ownAmong(ports, await ports.accounts.registrations(email.folded), tokens)
  const trier = own.length > 0 ? own.map(({ id }) => id) : 'stranger'
  const outcome = await tryCode(ports, key, code.replaceAll(/[\s-]/g, ''), trier)
  if (outcome.status !== 'right') return { status: 'wrong-code', reset: outcome.status === 'reset' }
  const waiting = await ports.accounts.findByEmail(email.folded)
  if (!waiting || isActive(waiting)) return { status: 'wrong-code', reset: false }
  const account = await welcome(ports, waiting.id, outcome.registrationId, language, change)
  await ports.codes.remove(key)
  return admit(ports, account, { isNew: true })
}

/**
 * Activates an account and leaves its first notification, in `language`.
 * @param registrationId whose password it takes; null leaves it without one
 */
export async function welcome(
  ports: Pick<AccountPorts, 'accounts' | 'notifications' | 'createUid' | 'clock'>,
  accountId: number,
  registrationId: number | null,
  language: Locale,
  change: { readonly receiveNewsletters?: boolean } = {},
) {
  const at = ports.clock.now()
  const playerUid = ports.createUid().slice(0, 16)
  const account = await ports.accounts.activate(accountId, { at, playerUid, registrationId })
  await ports.notifications.add(
    { playerId: account.player.id, type: 'NEW_USER', ...welcomeTexts[language] },
    at,
  )
  return change.receiveNewsletters === undefined
    ? account
    : ports.accounts.update(account.id, { receiveNewsletters: change.receiveNewsletters })
}
