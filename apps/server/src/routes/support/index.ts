import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { supportByAddress } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import { type SupportPorts, writeToSupport } from '../../domain/support/write-to-support.ts'
import { spend } from '../../limit.ts'
import { languageOf } from '../../request-language.ts'
import { emailOf } from '../accounts/parse-email.ts'

export interface SupportRouteDeps extends SupportPorts {
  readonly limiter: RateLimiter
}

/** Messages to the operator. Who is banned may write too: a ban may be wrong. */
export const supportRoutes = ({ limiter, ...ports }: SupportRouteDeps): readonly Route[] => [
  bind(contract.support.write, async ({ body, caller, context }) => {
    const email = emailOf(body.reply_to)
    await spend(limiter, [[supportByAddress, clientAddress(context)]])
    const id = await writeToSupport(ports, {
      subject: body.subject,
      message: body.message,
      replyTo: email.address,
      playerId: caller.player?.id ?? null,
      language: languageOf(context),
    })
    return { id }
  }),
]
