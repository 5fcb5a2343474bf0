import type { ApiClientOptions } from '@kingside/api'
import type { SessionMachine } from '@kingside/machines/session'
import type { ActorRefFrom } from 'xstate'
import type { Account } from '../session/account.ts'

/** What the flows of an account hang on. */
export interface AccountFlowDeps {
  readonly server: ApiClientOptions
  readonly account: Account
  readonly actors: { readonly session: ActorRefFrom<SessionMachine> }
  /** On the page's monotonic clock, in milliseconds. */
  readonly now: () => number
}
