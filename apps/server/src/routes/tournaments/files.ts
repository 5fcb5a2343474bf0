import { contract } from '@kingside/api'
import { type Context, Hono } from 'hono'
import { bind, type Route } from '../../bind.ts'
import type { FileStore } from '../../domain/tournaments/file-store.ts'
import { languageOf } from '../../request-language.ts'
import { findTournament, memberOf, type TournamentRouteDeps } from './deps.ts'

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
  bind(contract.tournamentFiles.certificate, async ({ params, caller, context, later, fail }) => {
    const found = await findTournament(deps, params.tournamentId, caller)
    const { certificates } = deps.files
    const own = { tournamentId: found.id, playerId: memberOf(caller).id }
    // Who left sees a delayed tournament go on when it is over.
    if (found.stage !== 'completed' || !(await certificates.factsOf(own))) {
      return fail('not_found', 'You have no certificate of this tournament.')
    }
    const which = { ...own, language: languageOf(context), format: params.format }
    const key = await certificates.keyOf(which)
    if (key !== null) return { link: `/files/${key}` }
    await certificates.order(which)
    later(askAgainSeconds)
    return { link: null }
  }),
]

const contentTypes = {
  pgn: 'application/x-chess-pgn; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  trf: 'text/plain; charset=iso-8859-1',
  csv: 'text/csv; charset=utf-8',
} as const
const extensions = ['pgn', 'pdf', 'png', 'trf', 'csv'] as const

/** What pages link to below `/files/`. */
export function filesApp(files: Pick<FileStore, 'read'> | undefined): Hono {
  const serve = async (context: Context, folder: 'pgn' | 'certificates' | 'reports') => {
    const name = context.req.param('name') ?? ''
    const ending = /^[\w-]+\.(\w+)$/.exec(name)?.[1]
    const extension = extensions.find((known) => known === ending)
    const bytes = extension && (await files?.read(`${folder}/${name}`))
    if (!bytes) return context.text('Not found', 404)
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': contentTypes[extension],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, max-age=3600',
    })
  }
  const app = new Hono()
  app.get('/pgn/:name', (context) => serve(context, 'pgn'))
  app.get('/reports/:name', (context) => serve(context, 'reports'))
  app.get('/certificates/:name', (context) => serve(context, 'certificates'))
  return app
}
