import { contract } from '@kingside/api'
import { Hono } from 'hono'
import { bind, type Route } from '../../bind.ts'
import { clientAddress } from '../../client-address.ts'
import type { FileStore } from '../../domain/tournaments/file-store.ts'
import { organisersByAddress } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import { type SupportPorts, writeToSupport } from '../../domain/support/write-to-support.ts'
import { spend } from '../../limit.ts'
import { languageOf } from '../../request-language.ts'
import { emailOf } from '../accounts/parse-email.ts'
import { findTournament, type TournamentRouteDeps } from './deps.ts'

/** In how many seconds to ask again for a file that is made. */
const askAgainSeconds = 2

/** The files of tournaments. */
export const fileRoutes = (deps: TournamentRouteDeps): readonly Route[] => [
  bind(contract.tournamentFiles.pgnResult, async ({ params, caller, later }) => {
    const found = await findTournament(deps, params.id, caller)
    if (found.stage !== 'completed' || found.cancelReason !== null) {
      return { link: null, error: 'The games are written when the tournament is over.' }
    }
    const key = await deps.files.keyOf(found.id, 'pgn')
    if (key !== null) return { link: `/files/${key}`, error: null }
    await deps.files.order(found.id)
    later(askAgainSeconds)
    return { link: null, error: null }
  }),
]

/** What pages link to below `/files/`. */
export function filesApp(files: Pick<FileStore, 'read'> | undefined): Hono {
  const app = new Hono()
  app.get('/pgn/:name', async (context) => {
    const name = context.req.param('name')
    const bytes = /^[\w-]+\.pgn$/.test(name) ? await files?.read(`pgn/${name}`) : null
    if (!bytes) return context.text('Not found', 404)
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/x-chess-pgn; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, max-age=3600',
    })
  })
  return app
}

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
