import type { Context, MiddlewareHandler } from 'hono'
import { CallError } from '../call-error.ts'
import { callerOf, type Identify, setIdentify, stranger } from '../caller.ts'
import { parseEmail } from '../domain/accounts/email.ts'
import type { AccountPorts } from '../domain/accounts/ports.ts'
import {
  continueOperatorSession,
  type OpenOperatorSession,
  type OperatorAccount,
  type OperatorPorts,
} from '../domain/operation/operator-sessions.ts'
import { carriesBearer } from './bearer.ts'
import { readOperatorCookie } from './operator-cookie.ts'
import { tokenOperator } from './token-operator.ts'

export interface OperatorGuardDeps {
  readonly account: Pick<AccountPorts, 'accounts'> & OperatorPorts
  /** The addresses of the accounts that may sign in to the operators' pages. */
  readonly operators: readonly string[]
  /** Lets in whoever sends it as a Bearer token; null is nobody. */
  readonly token: string | null
  readonly identify: Identify
  readonly publicOrigin: string | null
}

/** Who makes a call of the operators. */
export interface Operator {
  /** For the audit log: an e-mail address, or that it is a program. */
  readonly name: string
}

const operatorKey = 'operator'
const accountKey = 'operator-account'

/** Tells the other guards who the caller is; a program with the token is nobody whom the site knows. */
export function identifyOperators({ token, identify }: OperatorGuardDeps): MiddlewareHandler {
  return (context, next) => {
    const isToken = token !== null && carriesBearer(context, token)
    if (isToken) context.set(operatorKey, { name: tokenOperator } satisfies Operator)
    setIdentify(context, isToken ? async () => stranger : identify)
    return next()
  }
}

/** The same as for a call that there is not. */
const notThere = () =>
  new CallError('not_found', 'There is no such call. /api/openapi.json lists them.')

/** Lets in the accounts that are named as operators, whether they have signed in to the operators' pages or not. */
export function admitOperatorAccounts(deps: OperatorGuardDeps): MiddlewareHandler {
  return async (context, next) => {
    const account = await accountOf(context, deps)
    if (account === null) throw notThere()
    context.set(accountKey, account)
    return next()
  }
}

/** Lets in operators who have signed in to the operators' pages, and programs with the token. */
export function admitOperators(deps: OperatorGuardDeps): MiddlewareHandler {
  return async (context, next) => {
    if (context.get(operatorKey) === undefined) {
      const account = await accountOf(context, deps)
      if (account === null) throw notThere()
      const session = await sessionOf(context, account, deps)
      if (session === null) {
        throw new CallError('no_session', 'Sign in to the operators’ pages first.', { status: 403 })
      }
      context.set(operatorKey, { name: account.email } satisfies Operator)
    }
    return next()
  }
}

/** The operators' session that this browser has open; null when it has none. */
export async function sessionOf(
  context: Context,
  operator: OperatorAccount,
  { account, publicOrigin }: OperatorGuardDeps,
): Promise<OpenOperatorSession | null> {
  const token = readOperatorCookie(context, publicOrigin)
  return token === undefined ? null : continueOperatorSession(account, operator, token)
}

/** Who makes this call. @throws where `admitOperators` has let nobody in */
export function operatorOf(context: Context): Operator {
  const operator: unknown = context.get(operatorKey)
  if (isOperator(operator)) return operator
  throw new Error('The call was not guarded.')
}

/** The account that makes this call. @throws where `admitOperatorAccounts` has let nobody in */
export function operatorAccountOf(context: Context): OperatorAccount {
  const account: unknown = context.get(accountKey)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only admitOperatorAccounts writes this key
  if (account) return account as OperatorAccount
  throw new Error('The call was not guarded.')
}

const isOperator = (value: unknown): value is Operator =>
  typeof value === 'object' && value !== null && 'name' in value

/** Null for everybody who is not signed in to an account that is named, has a confirmed address and is not banned. */
async function accountOf(
  context: Context,
  { account, operators }: OperatorGuardDeps,
): Promise<OperatorAccount | null> {
  const { player, sessionId, bannedUntil } = await callerOf(context)
  if (!player || sessionId === null || bannedUntil !== null) return null
  const found = await account.accounts.findByPlayer(player.id)
  if (!found || found.emailFolded === null || found.closedAt) return null
  const isNamed = operators.some((address) => foldedOf(address) === found.emailFolded)
  return isNamed ? { accountId: found.id, email: found.emailFolded, sessionId } : null
}

function foldedOf(address: string): string | null {
  const parsed = parseEmail(address)
  return parsed.status === 'valid' ? parsed.email.folded : null
}
