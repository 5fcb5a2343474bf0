import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { shownMoment } from '../../domain/tournaments/late-view.ts'
import { findTournament, type TournamentRouteDeps } from './deps.ts'
import { describeRow } from './standing.ts'

/** The teams of a team tournament. */
export function teamRoutes(deps: TournamentRouteDeps): readonly Route[] {
  const { reader, clock } = deps
  const { teams } = contract.tournaments
  return [
    bind(teams.list, async ({ params, query, caller }) => {
      const found = await findTournament(deps, params.id, caller)
      const { limit, offset, player_id: ownOf = null } = query
      const page = await reader.teams(found.id, { limit, offset, ownOf })
      // Who sees the games late sees the teams without points: their sum would tell how the games have ended.
      const isLate = shownMoment(found, clock.now()) !== null && found.stage !== 'completed'
      return {
        count: page.count,
        data: page.teams.map(({ id, isOwn, points, ...team }) => ({
          ...team,
          id: String(id),
          points: isLate ? 0 : points,
          is_own: isOwn,
        })),
      }
    }),
    bind(teams.players, async ({ params, query, caller }) => {
      const found = await findTournament(deps, params.id, caller)
      const page = await reader.teamPlayers(found.id, Number(params.teamId) || 0, query)
      if (!page) throw new CallError('not_found', 'The tournament has no such team.')
      const isLate = shownMoment(found, clock.now()) !== null && found.stage !== 'completed'
      return {
        count: page.count,
        results: page.rows.map((row) =>
          describeRow(found, isLate ? { ...row, points: 0, games: 0, tieBreaks: [] } : row),
        ),
      }
    }),
  ]
}
