import type { AccountPorts } from '../../domain/accounts/ports.ts'
import type { LobbyFeed } from '../../domain/lobby/lobby-feed.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'

/** What the routes of accounts need. */
export interface AccountDeps {
  readonly account: AccountPorts
  readonly limiter: RateLimiter
  /** The lobby's sockets make it; without it nobody counts as online. */
  readonly presence?: Pick<LobbyFeed, 'isHere'>
  /** The address that players use, when a proxy stands in front. */
  readonly publicOrigin: string | null
}
