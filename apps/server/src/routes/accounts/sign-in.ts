import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { knownDevice } from '../../device-cookie.ts'
import { parseEmail } from '../../domain/accounts/email.ts'
import { signIn } from '../../domain/accounts/sign-in.ts'
import { accountLimits } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import type { AccountDeps } from './deps.ts'
import { answerFirstStep } from './sign-in-answer.ts'

export function login({ account, limiter, publicOrigin }: AccountDeps): Route {
  return bind(contract.auth.login, async ({ body, context }) => {
    const address = clientAddress(context)
    const email = parseEmail(body.email)
    const key = email.status === 'valid' ? email.email.folded : 'no address'
    const device = knownDevice(account, context, key)
    await spend(
      limiter,
      device === null
        ? [
            [accountLimits.passwordByAddress, address],
            [accountLimits.passwordByPair, `${address} ${key}`],
            [accountLimits.passwordByAll, 'all'],
          ]
        : [[accountLimits.passwordByDevice, `${device} ${key}`]],
    )
    const result = await signIn(account, body)
    // A failure counts twice, so that guessing runs out sooner than forgetting.
    if (result.status === 'refused' && device === null) {
      await limiter.take(accountLimits.passwordByAddress, address)
    }
    return answerFirstStep(context, result, account, publicOrigin)
  })
}
