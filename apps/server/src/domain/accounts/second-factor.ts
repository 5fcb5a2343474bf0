import type { Locale } from '@kingside/api'
import { createTotpSecret, matchingStep, toBase32, totpUri } from '../../credentials/totp.ts'
import { secondFactorMail } from '../mail/account-mails.ts'
import type { ActiveAccount } from './account.ts'
import { normalisePassword } from './password-rules.ts'
import type { AccountPorts } from './ports.ts'
import { endSessionsOf } from './sessions.ts'

/** How long a sign-in waits for its code, in seconds. */
export const ticketSeconds = 5 * 60

/** So many codes may be tried with one ticket. */
const maxTicketTries = 5

const recoveryCodeCount = 10

type FactorPorts = Pick<AccountPorts, 'secondFactors' | 'secretBox' | 'digests' | 'clock'>

const contextOf = (accountId: number) => `second factor of ${accountId}`

/** What was typed, without what people put between its signs. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase()

const hashOf = ({ digests }: Pick<FactorPorts, 'digests'>, accountId: number, code: string) =>
  digests.keyed(`recovery ${accountId} ${plain(code)}`)

/** Whether signing in to this account asks for a code. */
export async function hasSecondFactor(
  { secondFactors }: Pick<FactorPorts, 'secondFactors'>,
  accountId: number,
): Promise<boolean> {
  return ((await secondFactors.find(accountId))?.confirmedAt ?? null) !== null
}

/** A new secret for the account's app; null when a second factor is on. */
export async function beginSecondFactor(
  { secondFactors, secretBox, clock }: FactorPorts,
  account: ActiveAccount,
): Promise<{ readonly secret: string; readonly uri: string } | null> {
  const secret = createTotpSecret()
  const sealed = secretBox.seal(secret, contextOf(account.id))
  if (!(await secondFactors.begin(account.id, sealed, clock.now()))) return null
  const name = account.email === '' ? account.player.name : account.email
  return { secret: toBase32(secret), uri: totpUri(secret, name, 'Kingside') }
}

export type ConfirmedFactor =
  | { readonly status: 'on'; readonly recoveryCodes: readonly string[] }
  | { readonly status: 'wrong-code' | 'changed' }

/** Switches the second factor on by a code of the app; this sign-in goes on, the others end. */
export async function confirmSecondFactor(
  ports: FactorPorts & ChangePorts,
  account: ActiveAccount,
  code: string,
  caller: Caller,
): Promise<ConfirmedFactor> {
  const at = ports.clock.now()
  const kept = await ports.secondFactors.find(account.id)
  const secret = kept && ports.secretBox.open(kept.sealedSecret, contextOf(account.id))
  if (!kept || kept.confirmedAt || !secret) return { status: 'changed' }
  const step = matchingStep(secret, plain(code), at)
  if (step === null) return { status: 'wrong-code' }
  const recoveryCodes = createRecoveryCodes()
  const codeHashes = recoveryCodes.map((one) => hashOf(ports, account.id, one))
  const { sealedSecret } = kept
  const isOn = await ports.secondFactors.confirm(account.id, { sealedSecret, step, codeHashes }, at)
  if (!isOn) return { status: 'changed' }
  await endSessionsOf(ports, account.id, 'second_factor_on', caller.sessionId)
  tellOwner(ports, account, 'on', caller.language)
  return { status: 'on', recoveryCodes }
}

/**
 * Whether a code is right now: of the app, or (unless `isAppOnly`) a recovery code. Either is used up by it.
 * An account without a second factor has no right code.
 */
export async function spendCode(
  ports: FactorPorts,
  accountId: number,
  code: string,
  { isAppOnly = false }: { readonly isAppOnly?: boolean } = {},
): Promise<boolean> {
  const at = ports.clock.now()
  const typed = plain(code)
  const kept = await ports.secondFactors.find(accountId)
  if (!kept?.confirmedAt) return false
  if (/^\d{6}$/.test(typed)) {
    const secret = ports.secretBox.open(kept.sealedSecret, contextOf(accountId))
    const step = secret && matchingStep(secret, typed, at)
    return step !== null && ports.secondFactors.useStep(accountId, step)
  }
  if (isAppOnly) return false
  return ports.secondFactors.useRecoveryCode(accountId, hashOf(ports, accountId, typed), at)
}

/** What somebody gives to change the second factor. */
export interface OwnerProof {
  readonly password?: string | undefined
  readonly code?: string | undefined
}

type ProofProblem = 'wrong_password' | 'invalid_code'

/** Null when it is the owner. */
async function proofProblem(
  ports: FactorPorts & Pick<AccountPorts, 'passwords'>,
  account: ActiveAccount,
  { password, code }: OwnerProof,
): Promise<ProofProblem | null> {
  if (code !== undefined) return (await spendCode(ports, account.id, code)) ? null : 'invalid_code'
  const given = normalisePassword(password ?? '')
  return (await ports.passwords.verify(account.passwordHash, given)) ? null : 'wrong_password'
}

/** New recovery codes in place of the former, for whoever proves to be the owner. */
export async function renewRecoveryCodes(
  ports: FactorPorts & Pick<AccountPorts, 'passwords'>,
  account: ActiveAccount,
  proof: OwnerProof,
): Promise<readonly string[] | ProofProblem | 'changed'> {
  if (!(await hasSecondFactor(ports, account.id))) return 'changed'
  const problem = await proofProblem(ports, account, proof)
  if (problem) return problem
  const codes = createRecoveryCodes()
  await ports.secondFactors.replaceRecoveryCodes(
    account.id,
    codes.map((one) => hashOf(ports, account.id, one)),
  )
  return codes
}

/** Switches the second factor off, for whoever proves to be the owner. */
export async function turnOffSecondFactor(
  ports: FactorPorts & ChangePorts & Pick<AccountPorts, 'passwords'>,
  account: ActiveAccount,
  proof: OwnerProof,
  caller: Caller,
): Promise<ProofProblem | 'changed' | null> {
  if (!(await hasSecondFactor(ports, account.id))) return 'changed'
  const problem = await proofProblem(ports, account, proof)
  if (problem) return problem
  if (!(await ports.secondFactors.remove(account.id))) return 'changed'
  tellOwner(ports, account, 'off', caller.language)
  return null
}

/** What a sign-in is given that waits for its code. */
export async function openTicket(
  ports: Pick<AccountPorts, 'secondFactors' | 'digests' | 'createUid' | 'clock'>,
  accountId: number,
): Promise<string> {
  const ticket = ports.createUid()
  const expiresAt = new Date(ports.clock.now().getTime() + ticketSeconds * 1000)
  await ports.secondFactors.putTicket(ports.digests.plain(ticket), { accountId, expiresAt })
  return ticket
}

/** Whose sign-in waits for its code; null when it is over. */
export const ownerOfTicket = (
  { secondFactors, digests, clock }: Pick<FactorPorts, 'secondFactors' | 'digests' | 'clock'>,
  ticket: string,
): Promise<number | null> => secondFactors.ownerOfTicket(digests.plain(ticket), clock.now())

/** Finishes the sign-in of a ticket by a code. Five wrong ones end it. */
export async function redeemTicket(
  ports: FactorPorts,
  ticket: string,
  code: string,
): Promise<'right' | 'wrong-code' | 'over'> {
  const hash = ports.digests.plain(ticket)
  const accountId = await ports.secondFactors.tryTicket(hash, ports.clock.now(), maxTicketTries)
  if (accountId === null) return 'over'
  if (!(await spendCode(ports, accountId, code))) return 'wrong-code'
  return (await ports.secondFactors.takeTicket(hash)) ? 'right' : 'over'
}

interface Caller {
  readonly sessionId: string | null
  readonly language: Locale
}

type ChangePorts = Pick<
  AccountPorts,
  'sessions' | 'sessionEnds' | 'background' | 'mailer' | 'clock'
>

function tellOwner(
  { background, mailer }: ChangePorts,
  { email, emailFolded }: ActiveAccount,
  change: 'on' | 'off',
  language: Locale,
): void {
  if (emailFolded === null) return
  background.run('mail.second-factor', () =>
    mailer.send(secondFactorMail({ to: email, language }, change)),
  )
}

/** Ten signs of 32, so 50 random bits each, in two groups that are easy to copy. */
function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const signs = toBase32(createTotpSecret()).toLowerCase()
    return `${signs.slice(0, 5)}-${signs.slice(5, 10)}`
  })
}
