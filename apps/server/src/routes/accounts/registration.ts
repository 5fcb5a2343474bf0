import { contract } from '@kingside/api'
import type { Context } from 'hono'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import { clientAddress } from '../../client-address.ts'
import { sendConfirmationCode } from '../../domain/accounts/confirm-address.ts'
import { type Email, hasBannedDomain } from '../../domain/accounts/email.ts'
import { parsePersonName } from '../../domain/accounts/person-name.ts'
import * as registration from '../../domain/accounts/registration.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import { spend } from '../../limit.ts'
import { languageOf } from '../../request-language.ts'
import { readRegistrationCookie, registrationCookie } from '../../registration-cookie.ts'
import { readVisitorCookie } from '../../visitor-cookie.ts'
import { visitorOf } from './claim.ts'
import type { AccountDeps } from './deps.ts'
import { unconfirmedMember } from './member.ts'
import { emailOf } from './parse-email.ts'
import { errorTexts } from './words.ts'

/** How long a client waits before it asks for another code. */
const mailSent = { resend_after_ms: accountLimits.codePause.windowMs }

export function checkEmail({ account, limiter }: AccountDeps): Route {
  return bind(contract.auth.checkEmail, async ({ body, context, fail }) => {
    const email = emailOf(body.email)
    const address = clientAddress(context)
    await spend(
      limiter,
      [
        [accountLimits.emailCheckMinute, address],
        [accountLimits.emailCheckDay, address],
      ],
      'throttled',
    )
    const problem = await registration.checkEmail(account, email)
    return problem ? fail(problem, errorTexts[problem]) : { ok: true }
  })
}

export function register(deps: AccountDeps): Route {
  return bind(contract.auth.register, async ({ body, caller, context }) => {
    const email = emailOf(body.email)
    const claimedPlayerId = claimOf(caller, context, body.anonymous_uid ?? null)
    return registerOnce(deps, context, { email, password: body.password, claimedPlayerId })
  })
}

export function simpleAuthCode(deps: AccountDeps): Route {
  return bind(contract.auth.simpleAuthCode, async ({ body, context, fail }) => {
    const email = emailOf(body.email)
    const firstName = parsePersonName(body.first_name)
    const lastName = parsePersonName(body.last_name)
    if (firstName === null || lastName === null) return fail('incorrect_name', 'Incorrect name')
    return registerOnce(deps, context, {
      email,
      password: body.password,
      claimedPlayerId: null,
      firstName,
      lastName,
      countryId: body.country ?? null,
      freeAccountRequested: body.free_account_requested ?? false,
    })
  })
}

export function sendActivationCode({ account, limiter }: AccountDeps): Route {
  return bind(contract.auth.activation.send, async ({ body, caller, context, fail }) => {
    const email = emailOf(body.email)
    const member = await unconfirmedMember(account, caller)
    if (member && hasBannedDomain(email)) {
      return fail('invalid_email', errorTexts.email_domain_is_banned)
    }
    await spendMail(limiter, context, email)
    if (member) {
      sendConfirmationCode(account, member, email, languageOf(context))
      return mailSent
    }
    registration.sendActivationCode(
      account,
      email,
      languageOf(context),
      readRegistrationCookie(context),
    )
    return mailSent
  })
}

async function registerOnce(
  { account, limiter, publicOrigin }: AccountDeps,
  context: Context,
  data: registration.Registration,
) {
  const address = clientAddress(context)
  await spend(limiter, [[accountLimits.register, address]], 'throttled')
  const { folded } = data.email
  const registrant = { language: languageOf(context), tokens: readRegistrationCookie(context) }
  const outcome = await registration.register(account, data, registrant, () =>
    spend(limiter, [[accountLimits.codeByEmail, folded]], 'throttled'),
  )
  if (!('token' in outcome)) throw new CallError(outcome.status, errorTexts[outcome.status])
  const headers = registrationCookie(context, outcome.token, publicOrigin)
  // A code is on its way whatever was asked for a moment before; the next one can wait.
  await limiter.take(accountLimits.codePause, folded)
  if (outcome.status !== 'created') {
    throw new CallError(outcome.status, errorTexts[outcome.status], { headers })
  }
  await limiter.take(accountLimits.codeByEmail, folded)
  context.header('set-cookie', headers['set-cookie'], { append: true })
  return mailSent
}

async function spendMail(limiter: RateLimiter, context: Context, email: Email): Promise<void> {
  await spend(
    limiter,
    [
      [accountLimits.codeByAddress, clientAddress(context)],
      [accountLimits.codePause, email.folded],
      [accountLimits.codeByEmail, email.folded],
    ],
    'resend_throttled',
  )
}

/** The visitor whose games go along: only by the uid that is the caller's own cookie. */
function claimOf(caller: Caller, context: Context, claimed: string | null): number | null {
  return claimed !== null && claimed === readVisitorCookie(context) ? visitorOf(caller) : null
}
