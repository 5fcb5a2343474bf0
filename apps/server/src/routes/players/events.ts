import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { findPlayer, type PlayerRouteDeps } from './deps.ts'

const dayMs = 86_400_000

/** The tournaments that a player has finished, and what is to come. */
export const eventRoutes = (deps: PlayerRouteDeps): readonly Route[] => [
  bind(contract.profiles.eventHistory, async ({ params, query }) => {
    const player = await findPlayer(deps, params.id)
    if (player.isClosed) return { count: 0, results: [] }
    const { count, events } = await deps.account.playerRecords.eventHistory(
      player.id,
      query,
      deps.account.clock.now(),
    )
    return {
      count,
      results: events.map((event) => ({
        tournament: { ...event.tournament, id: String(event.tournament.id) },
        finished_at: event.finishedAt.toISOString(),
        place: event.place,
        points: event.points,
        games: event.games,
        rating_change: event.ratingChange,
      })),
    }
  }),
  bind(contract.profiles.events, async ({ params, query }) => {
    const player = await findPlayer(deps, params.id)
    if (player.isClosed) return []
    const { date_from: first, date_to: last } = query
    const isAsked = first !== undefined || last !== undefined
    const events = await deps.account.playerRecords.events(player.id, {
      from: first === undefined ? (isAsked ? null : deps.account.clock.now()) : new Date(first),
      before: last === undefined ? null : new Date(Date.parse(last) + dayMs),
    })
    return events.map(({ kind, id, title, startsAt }) => ({
      kind,
      id,
      title,
      start: startsAt.toISOString(),
    }))
  }),
]
