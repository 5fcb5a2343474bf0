import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { knownDeviceOf } from '../../device-cookie.ts'
import { isActive } from '../../domain/accounts/account.ts'
import * as factor from '../../domain/accounts/second-factor.ts'
import { admit } from '../../domain/accounts/sign-in.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import { languageOf } from '../../request-language.ts'
import type { AccountDeps } from './deps.ts'
import { memberOf } from './member.ts'
import { answerSignIn } from './sign-in-answer.ts'

const texts = {
  invalid_code: 'This code is wrong, was used, or its time is over.',
  wrong_password: 'This is not your present password.',
  second_factor_changed: 'The second factor was changed meanwhile: read it again.',
  invalid_token: 'This sign-in took too long or had too many wrong codes. Begin again.',
} as const

/** The calls of a member's second factor. */
export const secondFactorRoutes: readonly ((deps: AccountDeps) => Route)[] = [
  getSecondFactor,
  begin,
  confirm,
  renewCodes,
  turnOff,
]

function getSecondFactor({ account }: AccountDeps): Route {
  return bind(contract.secondFactor.get, async ({ caller }) => {
    const member = await memberOf(account, caller)
    const kept = await account.secondFactors.find(member.id)
    const since = kept?.confirmedAt ?? null
    return {
      since: since?.toISOString() ?? null,
      recovery_codes_left: since ? (kept?.recoveryCodesLeft ?? 0) : 0,
      has_password: member.passwordHash !== null,
    }
  })
}

function begin({ account }: AccountDeps): Route {
  return bind(contract.secondFactor.begin, async ({ caller, fail }) => {
    const begun = await factor.beginSecondFactor(account, await memberOf(account, caller))
    return begun ?? fail('second_factor_changed', texts.second_factor_changed)
  })
}

function confirm({ account, limiter }: AccountDeps): Route {
  return bind(contract.secondFactor.confirm, async ({ body, caller, context, fail }) => {
    const member = await memberOf(account, caller)
    await spendOfMember(limiter, member.id)
    const { sessionId } = caller
    const who = { sessionId, language: languageOf(context) }
    const confirmed = await factor.confirmSecondFactor(account, member, body.code, who)
    switch (confirmed.status) {
      case 'on':
        return { recovery_codes: confirmed.recoveryCodes }
      case 'wrong-code':
        return fail('invalid_code', texts.invalid_code)
      case 'changed':
        return fail('second_factor_changed', texts.second_factor_changed)
      default:
        return confirmed satisfies never
    }
  })
}

function renewCodes({ account, limiter }: AccountDeps): Route {
  return bind(contract.secondFactor.renewCodes, async ({ body, caller, fail }) => {
    const member = await memberOf(account, caller)
    await spendOfMember(limiter, member.id)
    const renewed = await factor.renewRecoveryCodes(account, member, body)
    if (typeof renewed !== 'string') return { recovery_codes: renewed }
    const code = renewed === 'changed' ? 'second_factor_changed' : renewed
    return fail(code, texts[code])
  })
}

function turnOff({ account, limiter }: AccountDeps): Route {
  return bind(contract.secondFactor.turnOff, async ({ body, caller, context, fail }) => {
    const member = await memberOf(account, caller)
    await spendOfMember(limiter, member.id)
    const { sessionId } = caller
    const who = { sessionId, language: languageOf(context) }
    const problem = await factor.turnOffSecondFactor(account, member, body, who)
    if (problem === null) return { ok: true }
    const code = problem === 'changed' ? 'second_factor_changed' : problem
    return fail(code, texts[code])
  })
}

const spendOfMember = (limiter: AccountDeps['limiter'], accountId: number) =>
  spend(limiter, [[accountLimits.secondFactorByMember, String(accountId)]], 'throttled')

/** The second step of a sign-in. A known device spends no tries but its own, so that a stranger can't keep it out. */
export function finishSecondFactor({ account, limiter, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.secondFactor, async ({ body, context, fail }) => {
    const owner = await factor.ownerOfTicket(account, body.ticket)
    if (owner === null) return fail('invalid_token', texts.invalid_token)
    const found = await account.accounts.find(owner)
    if (!found || !isActive(found)) return fail('invalid_token', texts.invalid_token)
    const device = knownDeviceOf(account, context, found)
    await spend(
      limiter,
      device === null
        ? [
            [accountLimits.secondFactorByPair, `${clientAddress(context)} ${found.id}`],
            [accountLimits.secondFactorByAccount, String(found.id)],
          ]
        : [[accountLimits.secondFactorByDevice, `${device} ${found.id}`]],
      'throttled',
    )
    const redeemed = await factor.redeemTicket(account, body.ticket, body.code)
    switch (redeemed) {
      case 'right': {
        return answerSignIn(context, await admit(account, found), account, publicOrigin)
      }
      case 'wrong-code':
        return fail('invalid_code', texts.invalid_code)
      case 'over':
        return fail('invalid_token', texts.invalid_token)
      default:
        return redeemed satisfies never
    }
  })
}
