import type { AccountPorts } from '../accounts/ports.ts'
import { hasSecondFactor, spendCode } from '../accounts/second-factor.ts'
import type { NewAct } from './operator-acts.ts'

/** An operator's sign-in to the operators' pages ends after this time, in milliseconds. */
export const operatorSessionMs = 8 * 60 * 60_000

/** It ends sooner when nothing was done for this time, in milliseconds. */
export const operatorIdleMs = 30 * 60_000

/** Its use is written down at most so often, in milliseconds. */
const useEveryMs = 60_000

export interface KeptOperatorSession {
  readonly accountId: number
  /** The sign-in to the site on which it stands. */
  readonly sessionId: string
  readonly createdAt: Date
  readonly usedAt: Date
}

/** Where sign-ins to the operators' pages are kept. */
export interface OperatorSessionStore {
  readonly open: (
    hash: string,
    session: Pick<KeptOperatorSession, 'accountId' | 'sessionId'>,
    at: Date,
    act: NewAct,
  ) => Promise<void>
  readonly find: (hash: string) => Promise<KeptOperatorSession | null>
  readonly use: (hash: string, at: Date) => Promise<void>
  readonly close: (hash: string, at: Date, act: NewAct) => Promise<void>
}

/** An account that `KINGSIDE_OPERATORS` names, signed in to the site. */
export interface OperatorAccount {
  readonly accountId: number
  readonly email: string
  /** The sign-in to the site. */
  readonly sessionId: string
}

/** An operator's pages are open. */
export interface OpenOperatorSession {
  readonly operator: string
  readonly endsAt: Date
  readonly idleUntil: Date
}

export type OperatorPorts = Pick<
  AccountPorts,
  'secondFactors' | 'secretBox' | 'digests' | 'createUid' | 'clock'
> & { readonly operatorSessions: OperatorSessionStore }

const describe = (
  { email }: OperatorAccount,
  { createdAt, usedAt }: Pick<KeptOperatorSession, 'createdAt' | 'usedAt'>,
): OpenOperatorSession => ({
  operator: email,
  endsAt: new Date(createdAt.getTime() + operatorSessionMs),
  idleUntil: new Date(usedAt.getTime() + operatorIdleMs),
})

const actOf = ({ email }: OperatorAccount, action: 'sign-in' | 'sign-out'): NewAct => ({
  operator: email,
  action,
  subject: '',
  reason: '',
  details: {},
})

export type OpenedOperatorSession =
  | { readonly status: 'open'; readonly token: string; readonly session: OpenOperatorSession }
  | { readonly status: 'no-second-factor' | 'wrong-code' }

/** Opens the operators' pages by a code of the authenticator app; a recovery code is none. */
export async function openOperatorSession(
  ports: OperatorPorts,
  operator: OperatorAccount,
  code: string,
): Promise<OpenedOperatorSession> {
  const { accountId, sessionId } = operator
  if (!(await hasSecondFactor(ports, accountId))) return { status: 'no-second-factor' }
  if (!(await spendCode(ports, accountId, code, { isAppOnly: true })))
    return { status: 'wrong-code' }
  const at = ports.clock.now()
  const token = ports.createUid()
  const act = actOf(operator, 'sign-in')
  await ports.operatorSessions.open(ports.digests.plain(token), { accountId, sessionId }, at, act)
  return { status: 'open', token, session: describe(operator, { createdAt: at, usedAt: at }) }
}

/** The session of a token, which this goes on with; null when it is over, or another operator's or sign-in's. */
export async function continueOperatorSession(
  ports: OperatorPorts,
  operator: OperatorAccount,
  token: string,
): Promise<OpenOperatorSession | null> {
  const hash = ports.digests.plain(token)
  const kept = await ports.operatorSessions.find(hash)
  if (kept?.accountId !== operator.accountId || kept.sessionId !== operator.sessionId) return null
  const at = ports.clock.now()
  const { endsAt, idleUntil } = describe(operator, kept)
  if (at >= endsAt || at >= idleUntil) return null
  if (!(await hasSecondFactor(ports, operator.accountId))) return null
  if (at.getTime() - kept.usedAt.getTime() < useEveryMs) return describe(operator, kept)
  await ports.operatorSessions.use(hash, at)
  return describe(operator, { ...kept, usedAt: at })
}

/** Closes the operators' pages. */
export async function closeOperatorSession(
  { operatorSessions, digests, clock }: OperatorPorts,
  operator: OperatorAccount,
  token: string,
): Promise<void> {
  await operatorSessions.close(digests.plain(token), clock.now(), actOf(operator, 'sign-out'))
}
