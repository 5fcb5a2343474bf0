import { contract } from '@kingside/api'
import type { Context } from 'hono'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import { clientAddress } from '../../client-address.ts'
import { confirmAddress } from '../../domain/accounts/confirm-address.ts'
import { parseEmail } from '../../domain/accounts/email.ts'
import { activate, hasRegistered } from '../../domain/accounts/registration.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import { readRegistrationCookie } from '../../registration-cookie.ts'
import { languageOf } from '../../request-language.ts'
import type { AccountDeps } from './deps.ts'
import { unconfirmedMember } from './member.ts'
import { answerSignIn } from './sign-in-answer.ts'

export function verifyActivationCode(deps: AccountDeps): Route {
  return bind(contract.auth.activation.verify, ({ body, caller, context }) =>
    enter(deps, context, caller, body),
  )
}

export function activationCode(deps: AccountDeps): Route {
  return bind(contract.auth.activationCode, ({ body, caller, context }) =>
    enter(deps, context, caller, body),
  )
}

interface Entered {
  readonly email: string
  readonly code: string
  readonly receive_newsletters?: boolean | undefined
}

async function enter(
  { account, limiter, publicOrigin }: AccountDeps,
  context: Context,
  caller: Caller,
  { email: text, code, receive_newsletters: receiveNewsletters }: Entered,
) {
  const parsed = parseEmail(text)
  if (parsed.status === 'refused') throw new CallError('invalid_code', 'Code is invalid or expired')
  const { email } = parsed
  const member = await unconfirmedMember(account, caller)
  const entered = { email, code, tokens: readRegistrationCookie(context) }
  const address = clientAddress(context)
  await spend(
    limiter,
    member || (await hasRegistered(account, entered))
      ? [[accountLimits.codeTryByOwner, email.folded]]
      : [
          [accountLimits.codeTryByAddress, address],
          [accountLimits.codeTryByPair, `${address} ${email.folded}`],
        ],
    'throttled',
  )
  const change = receiveNewsletters === undefined ? {} : { receiveNewsletters }
  const result = member
    ? await confirmAddress(account, member, entered)
    : await activate(account, entered, languageOf(context), change)
  if (result.status !== 'wrong-code') return answerSignIn(context, result, account, publicOrigin)
  throw result.reset
    ? new CallError(
        'code_is_reset',
        'Code is reset, too many tries. Please, resend the verification code.',
      )
    : new CallError('invalid_code', 'Code is invalid or expired')
}
