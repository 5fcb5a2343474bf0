import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import { clientAddress } from '../../client-address.ts'
import { createPasskeyVerifier } from '../../credentials/webauthn.ts'
import * as confirmation from '../../domain/accounts/confirmation.ts'
import { confirmByPasskey } from '../../domain/accounts/passkeys.ts'
import type { AccountPorts } from '../../domain/accounts/ports.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import { languageOf } from '../../request-language.ts'
import type { AccountDeps } from './deps.ts'
import { memberOf } from './member.ts'

const verifier = createPasskeyVerifier()

/**
 * Lets on only who has proved in the last ten minutes to be the member.
 * @throws CallError `confirmation_needed`
 */
export async function requireConfirmed(
  account: Pick<AccountPorts, 'sessions' | 'clock'>,
  { sessionId }: Caller,
): Promise<void> {
  if (await confirmation.isConfirmed(account, sessionId)) return
  throw new CallError('confirmation_needed', 'Confirm first that it is you.')
}

export function getConfirmation({ account }: AccountDeps): Route {
  return bind(contract.me.confirmation.get, async ({ caller }) => {
    const member = await memberOf(account, caller)
    return {
      is_fresh: await confirmation.isConfirmed(account, caller.sessionId),
      ways: await confirmation.confirmationWaysOf(account, member),
    }
  })
}

export function confirmIdentity({ account, limiter }: AccountDeps): Route {
  return bind(contract.me.confirmation.confirm, async ({ body, caller, context, fail }) => {
    const member = await memberOf(account, caller)
    const { sessionId } = caller
    if (sessionId === null) throw new CallError('unauthorised', 'Sign in first.')
    await spend(
      limiter,
      [
        [accountLimits.passwordByAddress, clientAddress(context)],
        [accountLimits.identityTry, String(member.id)],
      ],
      'throttled',
    )
    if ('passkey' in body) {
      const { passkey } = body
      const isRight = await confirmByPasskey(account, verifier, member, sessionId, passkey)
      return isRight
        ? { ok: true }
        : fail('passkey_refused', 'This passkey was not accepted. Try again.')
    }
    const problem = await confirmation.confirmIdentity(account, member, sessionId, body)
    return problem === null ? { ok: true } : fail(problem, details[problem])
  })
}

const details = {
  wrong_password: 'This is not your present password.',
  invalid_code: 'Code is invalid or expired',
  code_is_reset: 'Too many tries. Ask for another code.',
} as const

export function sendConfirmationCode({ account, limiter }: AccountDeps): Route {
  return bind(contract.me.confirmation.sendCode, async ({ caller, context, fail }) => {
    const member = await memberOf(account, caller)
    const key = String(member.id)
    if (member.emailFolded === null) return fail('empty_email', 'Your account has no address.')
    await spend(
      limiter,
      [
        [accountLimits.identityPause, key],
        [accountLimits.identityMailByMember, key],
      ],
      'resend_throttled',
    )
    confirmation.sendIdentityCode(account, member, member.language ?? languageOf(context))
    return { resend_after_ms: accountLimits.identityPause.windowMs }
  })
}
