import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { parseEmail } from '../../domain/accounts/email.ts'
import * as passwords from '../../domain/accounts/passwords.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import { languageOf } from '../../request-language.ts'
import type { AccountDeps } from './deps.ts'
import { memberOf } from './member.ts'
import { emailOf } from './parse-email.ts'
import { errorTexts } from './words.ts'

export function requestPasswordReset({ account, limiter, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.password.requestReset, async ({ body, context }) => {
    const email = emailOf(body.email)
    await spend(
      limiter,
      [
        [accountLimits.resetPause, email.folded],
        [accountLimits.resetByEmail, email.folded],
        [accountLimits.resetByAddress, clientAddress(context, publicOrigin)],
      ],
      'resend_throttled',
    )
    passwords.sendResetMail(account, email, languageOf(context))
    return { resend_after_ms: accountLimits.resetPause.windowMs }
  })
}

export function confirmPasswordReset({ account, limiter, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.password.confirmReset, async ({ body, context, fail }) => {
    const dead = () =>
      fail('invalid_token', 'This link was used already or is too old. Ask for another.')
    await spend(
      limiter,
      [[accountLimits.resetTryByAddress, clientAddress(context, publicOrigin)]],
      'throttled',
    )
    const parsed = parseEmail(body.email)
    if (parsed.status === 'refused') return dead()
    const problem = await passwords.confirmReset(
      account,
      parsed.email,
      body.token,
      body.new_password,
      languageOf(context),
    )
    if (problem === 'invalid_token') return dead()
    return problem ? fail(problem, errorTexts[problem]) : { ok: true }
  })
}

export function changePassword({ account, limiter, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.password.change, async ({ body, caller, context, fail }) => {
    const member = await memberOf(account, caller)
    await spend(
      limiter,
      [
        [accountLimits.passwordByEmail, member.emailFolded],
        [accountLimits.passwordByAddress, clientAddress(context, publicOrigin)],
      ],
      'throttled',
    )
    const problem = await passwords.changePassword(
      account,
      member,
      { current: body.current_password, next: body.new_password },
      { sessionId: caller.sessionId, language: languageOf(context) },
    )
    if (problem === 'wrong_password') return fail(problem, 'This is not your present password.')
    return problem ? fail(problem, errorTexts[problem]) : { ok: true }
  })
}
