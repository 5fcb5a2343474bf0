import type { AccountPorts } from '../../domain/accounts/ports.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'

/** What the routes of accounts need. */
export interface AccountDeps {
  readonly account: AccountPorts
  readonly limiter: RateLimiter
  /** The address that players use, when a proxy stands in front. */
  readonly publicOrigin: string | null
}
