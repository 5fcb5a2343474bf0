import type { Locale } from '@kingside/api'
import { passwordChangedMail, resetMail } from '../mail/account-mails.ts'
import { type ActiveAccount, isActive } from './account.ts'
import type { Email } from './email.ts'
import { keepCode, takeToken } from './mailed-codes.ts'
import { normalisePassword, passwordProblem, type PasswordProblem } from './password-rules.ts'
import type { AccountPorts } from './ports.ts'
import { endSessionsOf } from './sessions.ts'

/** Mails a link that sets a new password, after the answer: unknown addresses get the same answer in the same time. */
export function sendResetMail(
  ports: Pick<
    AccountPorts,
    | 'accounts'
    | 'codes'
    | 'digests'
    | 'createUid'
    | 'background'
    | 'mailer'
    | 'clock'
    | 'siteOrigin'
  >,
  email: Email,
  language: Locale,
): void {
  ports.background.run('mail.reset', async () => {
    const account = await ports.accounts.findByEmail(email.folded)
    if (!account || !isActive(account) || account.closedAt) return
    const token = ports.createUid()
    await keepCode(ports, { purpose: 'reset', emailFolded: email.folded }, token)
    const query = new URLSearchParams({ popup: 'password-reset', email: account.email, token })
    const link = `${ports.siteOrigin()}/?${query}`
    await ports.mailer.send(resetMail({ to: account.email, language }, link))
  })
}

type ChangePorts = Pick<
  AccountPorts,
  | 'accounts'
  | 'passwords'
  | 'codes'
  | 'sessions'
  | 'sessionEnds'
  | 'background'
  | 'mailer'
  | 'clock'
>

/** Sets a new password by the mailed token and ends every session. A password that is refused costs the token nothing. */
export async function confirmReset(
  ports: ChangePorts & Pick<AccountPorts, 'digests'>,
  email: Email,
  token: string,
  password: string,
  language: Locale,
): Promise<PasswordProblem | 'invalid_token' | null> {
  const weakness = passwordProblem(password, { email: email.address }, 'change')
  if (weakness) return weakness
  const key = { purpose: 'reset', emailFolded: email.folded } as const
  if (!(await takeToken(ports, key, token))) return 'invalid_token'
  const account = await ports.accounts.findByEmail(email.folded)
  if (!account || !isActive(account) || account.closedAt) return 'invalid_token'
  await setPassword(ports, account, password, { keptSessionId: null, language })
  return null
}

/** Changes the password of somebody who is signed in; that session goes on, the others end. */
export async function changePassword(
  ports: ChangePorts,
  account: ActiveAccount,
  passwords: { readonly current: string; readonly next: string },
  caller: { readonly sessionId: string | null; readonly language: Locale },
): Promise<PasswordProblem | 'wrong_password' | null> {
  const current = normalisePassword(passwords.current)
  if (!(await ports.passwords.verify(account.passwordHash, current))) return 'wrong_password'
  const { email, firstName, lastName } = account
  const weakness = passwordProblem(passwords.next, { email, firstName, lastName }, 'change')
  if (weakness) return weakness
  const { sessionId: keptSessionId, language } = caller
  await setPassword(ports, account, passwords.next, { keptSessionId, language })
  return null
}

async function setPassword(
  ports: ChangePorts,
  account: ActiveAccount,
  password: string,
  { keptSessionId, language }: { readonly keptSessionId: string | null; readonly language: Locale },
): Promise<void> {
  const hash = await ports.passwords.hash(normalisePassword(password))
  await ports.accounts.setPassword(account.id, hash)
  const { emailFolded } = account
  if (emailFolded !== null) await ports.codes.remove({ purpose: 'reset', emailFolded })
  await endSessionsOf(ports, account.id, 'password_changed', keptSessionId)
  if (emailFolded === null) return
  ports.background.run('mail.password-changed', () =>
    ports.mailer.send(passwordChangedMail({ to: account.email, language })),
  )
}
