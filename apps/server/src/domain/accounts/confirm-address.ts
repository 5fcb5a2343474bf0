import type { Locale } from '@kingside/api'
import { activationMail, addressTakenMail } from '../mail/account-mails.ts'
import { type ActiveAccount, isActive } from './account.ts'
import type { Email } from './email.ts'
import { keepCode, tryCode } from './mailed-codes.ts'
import type { AccountPorts } from './ports.ts'
import type { Activated, EnteredCode } from './registration.ts'
import { admit } from './sign-in.ts'

/** A member who signs in by a provider that vouched for no address. */
export const isUnconfirmed = ({ emailFolded }: Pick<ActiveAccount, 'emailFolded'>): boolean =>
  emailFolded === null

/**
 * Mails a code that makes an address the member's, after the answer. Where it has an account already, its owner is
 * told that instead: the answer is the same, and nothing is kept.
 */
export function sendConfirmationCode(
  ports: Pick<
    AccountPorts,
    'accounts' | 'codes' | 'digests' | 'createCode' | 'background' | 'mailer' | 'clock'
  >,
  member: ActiveAccount,
  email: Email,
  language: Locale,
): void {
  ports.background.run('mail.confirmation', async () => {
    const owner = await ports.accounts.findByEmail(email.folded)
    if (owner && isActive(owner)) {
      await ports.mailer.send(addressTakenMail({ to: owner.email, language }))
      return
    }
    const code = ports.createCode()
    await keepCode(ports, keyOf(email), code, member.id)
    await ports.mailer.send(activationMail({ to: email.address, language }, code))
  })
}

/** Makes an address the member's by the code that was mailed to it, and signs in anew. */
export async function confirmAddress(
  ports: Parameters<typeof admit>[0] & Pick<AccountPorts, 'accounts' | 'codes'>,
  member: ActiveAccount,
  { email, code }: Pick<EnteredCode, 'email' | 'code'>,
): Promise<Activated> {
  const outcome = await tryCode(ports, keyOf(email), code.replaceAll(/[\s-]/g, ''), [member.id])
  if (outcome.status !== 'right') return { status: 'wrong-code', reset: outcome.status === 'reset' }
  const confirmed = await ports.accounts.confirmEmail(member.id, email)
  return confirmed ? admit(ports, confirmed) : { status: 'wrong-code', reset: true }
}

const keyOf = (email: Email) => ({ purpose: 'confirmation', emailFolded: email.folded }) as const
