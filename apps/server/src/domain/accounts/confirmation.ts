import type { ConfirmationWay } from '@kingside/api/facts'
import type { Locale } from '@kingside/api'
import { identityCodeMail } from '../mail/account-mails.ts'
import type { ActiveAccount } from './account.ts'
import type { CodeKey } from './code-store.ts'
import { keepCode, tryCode } from './mailed-codes.ts'
import { normalisePassword } from './password-rules.ts'
import type { AccountPorts } from './ports.ts'

/** How long a proof of who somebody is holds, in milliseconds: from the sign-in, or from a confirmation. */
export const confirmedMs = 10 * 60_000

/** Whether whoever is signed in has proved who it is a short time ago. */
export async function isConfirmed(
  { sessions, clock }: Pick<AccountPorts, 'sessions' | 'clock'>,
  sessionId: string | null,
): Promise<boolean> {
  const at = clock.now()
  const session = sessionId === null ? null : await sessions.find(sessionId, at)
  return session !== null && at.getTime() - session.provenAt.getTime() <= confirmedMs
}

/** How the owner of an account can prove who it is without signing in anew. */
export const confirmationWaysOf = async (
  { passkeys }: Pick<AccountPorts, 'passkeys'>,
  account: ActiveAccount,
): Promise<readonly ConfirmationWay[]> => [
  ...((await passkeys.listOf(account.id)).length === 0 ? [] : (['passkey'] as const)),
  ...(account.passwordHash === null ? [] : (['password'] as const)),
  ...(account.emailFolded === null ? [] : (['code'] as const)),
]

/** Mails a code to the owner's address, after the answer; false where the account has none. */
export function sendIdentityCode(
  ports: Pick<AccountPorts, 'codes' | 'digests' | 'createCode' | 'background' | 'mailer' | 'clock'>,
  account: ActiveAccount,
  language: Locale,
): boolean {
  const { id, email, emailFolded } = account
  if (emailFolded === null) return false
  ports.background.run('mail.identity', async () => {
    const code = ports.createCode()
    await keepCode(ports, keyOf(emailFolded), code, id)
    await ports.mailer.send(identityCodeMail({ to: email, language }, code))
  })
  return true
}

/** By what somebody proves who it is. */
export type Proof = { readonly password: string } | { readonly code: string }

/** Takes a proof for the session; null is well. */
export async function confirmIdentity(
  ports: Pick<AccountPorts, 'codes' | 'digests' | 'passwords' | 'sessions' | 'clock'>,
  account: ActiveAccount,
  sessionId: string,
  proof: Proof,
): Promise<'wrong_password' | 'invalid_code' | 'code_is_reset' | null> {
  const problem =
    'password' in proof
      ? await passwordProblem(ports, account, proof.password)
      : await codeProblem(ports, account, proof.code)
  if (problem === null) await ports.sessions.confirm(sessionId, ports.clock.now())
  return problem
}

async function passwordProblem(
  { passwords }: Pick<AccountPorts, 'passwords'>,
  { passwordHash }: ActiveAccount,
  password: string,
): Promise<'wrong_password' | null> {
  const isRight = await passwords.verify(passwordHash, normalisePassword(password))
  return isRight ? null : 'wrong_password'
}

async function codeProblem(
  ports: Parameters<typeof tryCode>[0],
  { id, emailFolded }: ActiveAccount,
  code: string,
): Promise<'invalid_code' | 'code_is_reset' | null> {
  if (emailFolded === null) return 'invalid_code'
  const outcome = await tryCode(ports, keyOf(emailFolded), code.replaceAll(/[\s-]/g, ''), [id])
  if (outcome.status === 'right') return null
  return outcome.status === 'reset' ? 'code_is_reset' : 'invalid_code'
}

const keyOf = (emailFolded: string): CodeKey => ({ purpose: 'identity', emailFolded })
