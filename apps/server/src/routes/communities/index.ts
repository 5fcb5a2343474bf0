import type { Route } from '../../bind.ts'
import { administrationRoutes } from './administration.ts'
import { banRoutes } from './bans.ts'
import { clubRoutes } from './clubs.ts'
import { contentRoutes } from './contents.ts'
import type { CommunityRouteDeps } from './deps.ts'
import { membershipRoutes } from './membership.ts'

export type { CommunityRouteDeps } from './deps.ts'
export { earlyAccessRoutes } from './early-access.ts'

/** Clubs: their pages, who is in them, what they show, and what their administrators do. */
export const communityRoutes = (deps: CommunityRouteDeps): readonly Route[] => [
  ...clubRoutes(deps),
  ...membershipRoutes(deps),
  ...contentRoutes(deps),
  ...banRoutes(deps),
  ...administrationRoutes(deps),
]
