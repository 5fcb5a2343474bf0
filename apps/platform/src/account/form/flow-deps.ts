import type { ApiClientOptions } from '@kingside/api'
import type { SessionMachine } from '@kingside/machines/session'
import type { ActorRefFrom } from 'xstate'
import type { Account } from '../session/account.ts'

/** The dependencies of the account's machines. */
export interface AccountFlowDeps {
  readonly server: ApiClientOptions
  readonly account: Account
  readonly actors: { readonly session: ActorRefFrom<SessionMachine> }
  /** On the page's monotonic clock, in milliseconds. */
  readonly now: () => number
}
