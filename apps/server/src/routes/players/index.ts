import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { describePlayed } from '../play/gaming/game-history.ts'
import { describeShort } from '../tournaments/describe-tournament.ts'
import { findPlayer, type PlayerRouteDeps } from './deps.ts'
import { eventRoutes } from './events.ts'
import { ratingRoutes } from './ratings.ts'

/** So many of the games of two players are listed; their histories have them all. */
const pairGames = 5

/** Public profiles: what everybody may know of a player. */
export const playerRoutes = (deps: PlayerRouteDeps): readonly Route[] => [
  bind(contract.profiles.isOnline, async ({ params }) => {
    const { id, kind, isClosed } = await findPlayer(deps, params.id)
    // The computer is always there.
    const isThere = kind === 'bot' || (deps.presence?.isHere(id) ?? false)
    return { is_online: isThere && !isClosed }
  }),
  ...ratingRoutes(deps),
  ...eventRoutes(deps),
  ...(deps.games ? [headToHead(deps, deps.games)] : []),
  ...(deps.tournaments ? [listTournaments(deps, deps.tournaments)] : []),
]

function headToHead(deps: PlayerRouteDeps, games: NonNullable<PlayerRouteDeps['games']>): Route {
  return bind(contract.profiles.headToHead, async ({ params, caller }) => {
    const { id } = await findPlayer(deps, params.id)
    const reader = caller.player?.id
    if (reader === undefined || reader === id) {
      return { total: 0, wins: 0, draws: 0, losses: 0, games: [] }
    }
    const {
      wins,
      draws,
      losses,
      games: latest,
    } = await games.headToHead({
      playerId: reader,
      opponentId: id,
      limit: pairGames,
    })
    return { total: wins + draws + losses, wins, draws, losses, games: latest.map(describePlayed) }
  })
}

function listTournaments(
  deps: PlayerRouteDeps,
  tournaments: NonNullable<PlayerRouteDeps['tournaments']>,
): Route {
  return bind(contract.profiles.tournaments, async ({ params, query, caller }) => {
    const { id, isClosed } = await findPlayer(deps, params.id)
    if (isClosed) return { count: 0, results: [] }
    const page = await tournaments.listOf(id, query, caller.player?.id ?? null)
    return { count: page.count, results: page.tournaments.map(describeShort) }
  })
}
