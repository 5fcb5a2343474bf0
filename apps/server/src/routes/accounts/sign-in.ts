import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { parseEmail } from '../../domain/accounts/email.ts'
import { signIn } from '../../domain/accounts/sign-in.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import type { AccountDeps } from './deps.ts'
import { answerSignIn } from './sign-in-answer.ts'

export function login({ account, limiter, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.login, async ({ body, context }) => {
    const address = clientAddress(context, publicOrigin)
    const email = parseEmail(body.email)
    const key = email.status === 'valid' ? email.email.folded : 'no address'
    await spend(limiter, [
      [accountLimits.passwordByEmail, key],
      [accountLimits.passwordByAddress, address],
      [accountLimits.passwordByAll, 'all'],
    ])
    const result = await signIn(account, body)
    // A failure counts twice, so that guessing runs out sooner than forgetting.
    if (result.status === 'refused') await limiter.take(accountLimits.passwordByAddress, address)
    return answerSignIn(context, result, publicOrigin)
  })
}
