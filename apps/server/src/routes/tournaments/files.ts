import { contract } from '@kingside/api'
import { Hono } from 'hono'
import { bind, type Route } from '../../bind.ts'
import type { FileStore } from '../../domain/tournaments/file-store.ts'
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
