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

export function requestPasswordReset({ account, limiter }: AccountDeps): Route {
  return bind(contract.auth.password.requestReset, async ({ body, context }) => {
    const email = emailOf(body.email)
    await spend(
      limiter,
      [
        [accountLimits.resetByAddress, clientAddress(context)],
        [accountLimits.resetPause, email.folded],
        [accountLimits.resetByEmail, email.folded],
      ],
      'resend_throttled',
    )
    passwords.sendResetMail(account, email, languageOf(context))
    return { resend_after_ms: accountLimits.resetPause.windowMs }
  })
}

export function confirmPasswordReset({ account, limiter }: AccountDeps): Route {
  return bind(contract.auth.password.confirmReset, async ({ body, context, fail }) => {
    // Only wrong links count: a right one works whatever others have tried from the same address.
    const dead = async () => {
      await spend(limiter, [[accountLimits.resetTryByAddress, clientAddress(context)]], 'throttled')
      return fail('invalid_token', 'This link was used already or is too old. Ask for another.')
    }
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

export function changePassword({ account, limiter }: AccountDeps): Route {
  return bind(contract.auth.password.change, async ({ body, caller, context, fail }) => {
    const member = await memberOf(account, caller)
    await spend(
      limiter,
      [
        [accountLimits.passwordByAddress, clientAddress(context)],
        [accountLimits.passwordByMember, member.emailFolded ?? String(member.id)],
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
