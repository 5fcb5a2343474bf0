import { contract } from '@kingside/api'
import type { Context } from 'hono'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { clientAddress } from '../../client-address.ts'
import { parseEmail } from '../../domain/accounts/email.ts'
import { activate, hasRegistered } from '../../domain/accounts/registration.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import { readRegistrationCookie } from '../../registration-cookie.ts'
import { languageOf } from '../../request-language.ts'
import type { AccountDeps } from './deps.ts'
import { answerSignIn } from './sign-in-answer.ts'

export function verifyActivationCode(deps: AccountDeps): Route {
  return bind(contract.auth.activation.verify, ({ body, context }) => enter(deps, context, body))
}

export function activationCode(deps: AccountDeps): Route {
  return bind(contract.auth.activationCode, ({ body, context }) => enter(deps, context, body))
}

interface Entered {
  readonly email: string
  readonly code: string
  readonly receive_newsletters?: boolean | undefined
}

async function enter(
  { account, limiter, publicOrigin }: AccountDeps,
  context: Context,
  { email: text, code, receive_newsletters: receiveNewsletters }: Entered,
) {
  const parsed = parseEmail(text)
  if (parsed.status === 'refused') throw new CallError('invalid_code', 'Code is invalid or expired')
  const { email } = parsed
  const entered = { email, code, tokens: readRegistrationCookie(context) }
  const address = clientAddress(context)
  await spend(
    limiter,
    (await hasRegistered(account, entered))
      ? [[accountLimits.codeTryByOwner, email.folded]]
      : [
          [accountLimits.codeTryByAddress, address],
          [accountLimits.codeTryByPair, `${address} ${email.folded}`],
        ],
    'throttled',
  )
  const change = receiveNewsletters === undefined ? {} : { receiveNewsletters }
  const result = await activate(account, entered, languageOf(context), change)
  if (result.status !== 'wrong-code') return answerSignIn(context, result, account, publicOrigin)
  throw result.reset
    ? new CallError(
        'code_is_reset',
        'Code is reset, too many tries. Please, resend the verification code.',
      )
    : new CallError('invalid_code', 'Code is invalid or expired')
}
