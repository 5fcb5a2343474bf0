import { boardTypeNames, boardTypes, type CallInput, contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import type { TournamentFilter } from '../../domain/tournaments/tournament-reader.ts'
import { isEditor } from './access.ts'
import { findTournament, limitsOf, type TournamentRouteDeps } from './deps.ts'
import { describeShort, describeTournament } from './describe-tournament.ts'

/** Of so many tournaments it is asked whether the caller can join them, the first of the order. */
const mostChecked = 1_000

/** So long what is over is listed for those who ran it. */
const finishedLastsMs = 30 * 24 * 60 * 60 * 1000

/** The lists of tournaments, and each as its own page shows it. */
export const tournamentListRoutes = (deps: TournamentRouteDeps): readonly Route[] => [
  bind(contract.tournaments.short, async ({ query, caller }) => {
    const readBy = caller.player?.id ?? null
    const { limit, offset } = query
    if (!query.player_checks) {
      const page = await deps.reader.list(filterOf(query), readBy)
      return { count: page.count, results: page.tournaments.map(describeShort) }
    }
    const all = { ...filterOf(query), limit: mostChecked, offset: 0 }
    const { tournaments } = await deps.reader.list(all, readBy)
    const limits = await limitsOf(deps, tournaments, caller)
    const open = tournaments.filter(({ id }) => (limits.get(id) ?? null) === null)
    return { count: open.length, results: open.slice(offset, offset + limit).map(describeShort) }
  }),
  bind(contract.tournaments.my, async ({ query, caller }) => {
    const { statuses = ['expected'] } = query
    const stages = statuses.filter((each) => each !== 'completed')
    if (caller.player === null || stages.length === 0) return []
    return (await deps.reader.ofPlayer(caller.player.id, stages)).map(describeShort)
  }),
  bind(contract.tournaments.organised, async ({ caller }) => {
    if (caller.player === null) return []
    const since = new Date(deps.clock.now().getTime() - finishedLastsMs)
    const all = await deps.reader.ofStaff(caller.player.id, since)
    // Who organised for a club does so as long as they are one of its admins.
    const areTheirs = await Promise.all(
      all.map(async (one) => one.staffRole !== 'organiser' || (await isEditor(deps, one, caller))),
    )
    return all.filter((_, index) => areTheirs[index]).map(describeShort)
  }),
  bind(contract.tournaments.get, async ({ params, query, caller }) => {
    const found = await findTournament(deps, params.id, caller)
    const limits = query.personal_info ? await limitsOf(deps, [found], caller) : null
    return describeTournament(found, limits?.get(found.id) ?? null)
  }),
]

type Query = CallInput<typeof contract.tournaments.short>['query']

const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

const filterOf = (query: Query): TournamentFilter => ({
  limit: query.limit,
  offset: query.offset,
  ordering: query.ordering,
  startAfter: moment(query.start_after),
  startBefore: moment(query.start_before),
  finishAfter: moment(query.finish_after),
  finishBefore: moment(query.finish_before),
  status: query.status,
  kind: query.kind,
  ratingType: query.rating_type,
  locationRegion: query.location_region,
  boardType: boardTypeNames.find((name) => String(boardTypes[name]) === query.board_type),
  mode: query.mode,
  kids: query.kids,
  search: query.search,
  series: query.series,
  club: query.community_that_organized,
  isPaid: query.is_paid,
  isFeatured: query.featured,
  hidden: query.hidden,
})
