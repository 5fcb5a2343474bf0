import type { Route } from '../../bind.ts'
import { boardRoutes } from './boards.ts'
import type { TournamentRouteDeps } from './deps.ts'
import { entryRoutes } from './entry.ts'
import { tournamentListRoutes } from './lists.ts'
import { standingRoutes } from './standing.ts'

export type { TournamentRouteDeps } from './deps.ts'

/** Tournaments: lists, own entries, standings, boards. */
export const tournamentRoutes = (deps: TournamentRouteDeps): readonly Route[] => [
  ...tournamentListRoutes(deps),
  ...entryRoutes(deps),
  ...standingRoutes(deps),
  ...boardRoutes(deps),
]
