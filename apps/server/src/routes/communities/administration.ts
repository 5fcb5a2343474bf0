import { bind, type Route } from '../../bind.ts'
import { communities, type CommunityRouteDeps, findToManage, findToRead } from './deps.ts'

/** What administrators of clubs look at. */
export const administrationRoutes = (deps: CommunityRouteDeps): readonly Route[] => [
  bind(communities.dashboard, async ({ params, caller }) => {
    const { club } = await findToRead(deps, params.id, caller)
    const { upcomingEvents, upcomingTournaments, ...counts } = await deps.clubs.dashboard(
      club.id,
      deps.clock.now(),
    )
    return {
      ...counts,
      upcoming_events: upcomingEvents,
      upcoming_tournaments: upcomingTournaments,
    }
  }),
  bind(communities.tournaments, async ({ params, query, caller }) => {
    const { club } = await findToRead(deps, params.id, caller)
    const { state, ...paging } = query
    const page = await deps.clubs.tournaments(club.id, state, paging)
    return {
      count: page.count,
      results: page.rows.map(({ start, maxParticipants, seatsTaken, ...facts }) => ({
        ...facts,
        start: start?.toISOString() ?? null,
        max_participants: maxParticipants,
        signed_up_amount: seatsTaken,
      })),
    }
  }),
  bind(communities.series.list, async ({ params, query, caller }) => {
    const { club } = await findToRead(deps, params.id, caller)
    const page = await deps.clubs.series(club.id, query)
    return {
      count: page.count,
      results: page.rows.map(({ id, name, joinLimit }) => ({ id, name, join_limit: joinLimit })),
    }
  }),
  bind(communities.series.add, async ({ params, body, caller, fail }) => {
    const { club } = await findToManage(deps, params.id, caller)
    const { name, join_limit: joinLimit } = body
    const added = await deps.clubs.addSeries(club.id, { name, joinLimit })
    if (!added) return fail('club_full', 'A club has at most 100 championship sets.')
    return { id: added.id, name: added.name, join_limit: added.joinLimit }
  }),
]
