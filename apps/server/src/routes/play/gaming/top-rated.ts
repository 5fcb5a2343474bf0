import { contract } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import type { TopGamesReader } from '../../../domain/lobby/ports.ts'

export interface TopRatedDeps {
  readonly topGames: TopGamesReader['topGames']
}

const listed = 10

/** The game under way with the highest rated players. */
export function getTopRatedGame({ topGames }: TopRatedDeps): Route {
  return bind(contract.gaming.topRated, async () => (await topGames(1))[0] ?? null)
}

/** The games under way with the highest rated players. */
export function listTopRatedGames({ topGames }: TopRatedDeps): Route {
  return bind(contract.gaming.topRatedList, () => topGames(listed))
}
