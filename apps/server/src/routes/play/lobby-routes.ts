import type { Route } from '../../bind.ts'
import { challengeRoutes, type ChallengeRouteDeps } from './challenges/index.ts'
import { referenceRoutes, type ReferenceRouteDeps } from './reference/index.ts'
import { requestRoutes, type RequestRouteDeps } from './requests/index.ts'

/** What the routes of the lobby need: `lobbyOf` in db/lobby makes it from a database. */
export type LobbyRouteDeps = Omit<ChallengeRouteDeps & RequestRouteDeps & ReferenceRouteDeps, 'now'>

/** Searches, links, challenges, and what the lobby shows beside them. */
export const lobbyRoutes = (deps: LobbyRouteDeps, now: () => Date): readonly Route[] => [
  ...requestRoutes({ ...deps, now }),
  ...challengeRoutes({ ...deps, now }),
  ...referenceRoutes(deps),
]
