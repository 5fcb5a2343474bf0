import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import { organisersByAddress } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import { type SupportPorts, writeToSupport } from '../../domain/support/write-to-support.ts'
import { spend } from '../../limit.ts'
import { languageOf } from '../../request-language.ts'
import { emailOf } from '../accounts/parse-email.ts'

export interface ContactDeps {
  readonly support: SupportPorts
  readonly limiter: RateLimiter
}

/** Messages to those who organise tournaments: they come to the operator, like those to the support. */
export const contactRoutes = ({ support, limiter }: ContactDeps): readonly Route[] => [
  bind(contract.tournaments.contact, async ({ body, caller, context }) => {
    const email = emailOf(body.email)
    await spend(limiter, [[organisersByAddress, clientAddress(context)]])
    await writeToSupport(support, {
      subject: `Tournaments: ${body.name}`,
      message: body.message,
      replyTo: email.address,
      playerId: caller.player?.id ?? null,
      language: languageOf(context),
    })
    return { sent: true as const }
  }),
]
