import type { AccountPorts } from '../../domain/accounts/ports.ts'
import type { Deletion } from '../../domain/accounts/deletion.ts'
import type { GamesArchive } from '../../domain/archive/games-archive.ts'
import type { OwnData } from '../../domain/accounts/own-data.ts'
import type { LobbyFeed } from '../../domain/lobby/lobby-feed.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'

/** What the routes of own data, of all own games and of the end of accounts need. */
export interface OwnDataRoutes {
  readonly ownData: Pick<OwnData, 'stateOf' | 'ask' | 'open'>
  readonly deletion: Pick<Deletion, 'ask'>
  readonly archive: Pick<GamesArchive, 'stateOf' | 'ask' | 'open'>
}

/** What the routes of accounts need. */
export interface AccountDeps {
  readonly account: AccountPorts
  readonly limiter: RateLimiter
  /** The lobby's sockets make it; without it nobody counts as online. */
  readonly presence?: Pick<LobbyFeed, 'isHere'>
  /** Files with a member's data, and the end of accounts; without them these calls answer 501. */
  readonly ownData?: OwnDataRoutes
  /** The address that players use, when a proxy stands in front. */
  readonly publicOrigin: string | null
}
