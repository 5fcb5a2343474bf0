import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { earlyAccessByAddress } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import { type SupportPorts, writeToSupport } from '../../domain/support/write-to-support.ts'
import { spend } from '../../limit.ts'
import { languageOf } from '../../request-language.ts'
import { emailOf } from '../accounts/parse-email.ts'

export interface EarlyAccessDeps {
  readonly support: SupportPorts
  readonly limiter: RateLimiter
}

/** Requests for early access to what is built for clubs: they come to the operator, like messages to the support. */
export const earlyAccessRoutes = ({ support, limiter }: EarlyAccessDeps): readonly Route[] => [
  bind(contract.earlyAccess.ask, async ({ body, caller, context }) => {
    const email = emailOf(body.email)
    await spend(limiter, [[earlyAccessByAddress, clientAddress(context)]])
    const isProgram = (body.website ?? '') !== ''
    if (!isProgram) {
      await writeToSupport(support, {
        subject: 'Early access for clubs',
        message: body.message,
        replyTo: email.address,
        playerId: caller.player?.id ?? null,
        language: languageOf(context),
        agreedAt: support.clock.now(),
      })
    }
    return { sent: true as const }
  }),
]
