import { createClubBanStore } from './db/clubs/ban-store.ts'
import { createClubStore } from './db/clubs/club-store.ts'
import { createContentStore } from './db/clubs/content-store.ts'
import { createMembershipStore } from './db/clubs/membership-store.ts'
import type { Database } from './db/database.ts'
import type { Clock } from './domain/clock.ts'
import type { CommunityRouteDeps } from './routes/communities/index.ts'

/** Puts clubs together on a database; files and limits come with the app. */
export const wireClubs = (
  db: Database,
  clock: Pick<Clock, 'now'>,
  publish: CommunityRouteDeps['publish'],
): Omit<CommunityRouteDeps, 'files' | 'limiter'> => ({
  clubs: createClubStore(db),
  membership: createMembershipStore(db),
  contents: createContentStore(db),
  bans: createClubBanStore(db),
  publish,
  clock,
})
