import type { Route } from '../../../bind.ts'
import { listGameHistory } from './game-history.ts'
import { getGame, getGamePgn, getGameResult, type ReadGameDeps } from './read-game.ts'
import { getTopRatedGame, listTopRatedGames, type TopRatedDeps } from './top-rated.ts'

export interface GamingRouteDeps extends ReadGameDeps, TopRatedDeps {}

/** Games as data, beside their sockets. */
export const gamingRoutes = (deps: GamingRouteDeps): readonly Route[] => [
  getGame(deps),
  getGameResult(deps),
  getGamePgn(deps),
  getTopRatedGame(deps),
  listTopRatedGames(deps),
  listGameHistory(deps),
]
