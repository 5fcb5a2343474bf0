import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { createUid } from '../../domain/players/create-uid.ts'
import { csvOf, trfOf } from '../../domain/tournaments/organise/export-tournament.ts'
import { findRun } from './access.ts'
import type { TournamentRouteDeps } from './deps.ts'

/** What those who run a tournament get of it: files, and what was done by hand. */
export function runReportRoutes(deps: TournamentRouteDeps): readonly Route[] {
  const { byHand, clock } = deps
  const { run } = contract.tournaments
  return [
    bind(run.export, async ({ params, query: { format }, caller }) => {
      const found = await findRun(deps, params.id, caller)
      const [state, players] = await Promise.all([
        byHand.load(found.id),
        deps.files.reportPlayers(found.id),
      ])
      if (format === 'trf' && found.kind !== 'swiss') {
        throw new CallError(
          'bad_request',
          'The federation takes reports of Swiss tournaments only.',
        )
      }
      const bytes =
        format === 'trf'
          ? Buffer.from(trfOf(found, state, players), 'latin1')
          : Buffer.from(csvOf(state, players), 'utf8')
      const key = `reports/${found.id}-${createUid().slice(0, 12)}.${format}`
      await deps.files.replace({
        key,
        tournamentId: found.id,
        kind: format,
        bytes,
        at: clock.now(),
      })
      return { link: `/files/${key}` }
    }),
    bind(run.audit, async ({ params, query, caller }) => {
      const { id } = await findRun(deps, params.id, caller)
      const { count, acts } = await deps.audit(id, query)
      return { count, results: acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })) }
    }),
  ]
}
