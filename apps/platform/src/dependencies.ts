import { createContext, useContext } from 'react'
import type { ApiClientOptions } from '@kingside/api'
import type { QueryClient } from '@tanstack/react-query'
import type { AppApi } from './platform/server/api.ts'
import type { AppUpdates } from './platform/page/app-worker.ts'
import type { Address } from './platform/page/address.ts'
import type { Arrival } from './account/session/arrival.calls.ts'
import type { BoardTypes } from './chess/terms/board-types.ts'
import type { CurrentPlayer } from './account/session/player.calls.ts'
import type { Reports } from './platform/page/reports.ts'
import type { OpenSocket } from './platform/realtime/json-socket.ts'
import type { Regions } from './platform/realtime/regions.ts'
import type { AccessTokens } from './platform/server/access-token.ts'
import type { StatisticsConsent } from './platform/storage/statistics-consent.ts'
import type { KeyValueStore } from './platform/storage/key-value-store.ts'
import type { Account } from './account/session/account.ts'
import type { AppActors } from './actors.ts'
import type { GameStarts } from './lobby/lists/game-starts.ts'
import type { Support } from './shell/support/support.ts'

/** Everything that the app's parts get through React's context. */
export interface AppDependencies {
  readonly api: AppApi
  readonly queryClient: QueryClient
  /** For `createClient` with the calls of one machine. */
  readonly server: ApiClientOptions
  readonly openSocket: OpenSocket
  readonly tokens: AccessTokens
  readonly store: KeyValueStore
  readonly address: Address
  /** The parameters with which a provider or a mail opened the page. */
  readonly arrival: Arrival
  /** The account, for the machines that sign in. */
  readonly account: Account
  /** The machines that run as long as the page does. */
  readonly actors: AppActors
  /** The user of the page, for the machines around a game. */
  readonly player: CurrentPlayer
  readonly boardTypes: BoardTypes
  readonly gameStarts: GameStarts
  readonly regions: Regions
  /** New versions of the app. */
  readonly updates: AppUpdates
  /** Whether the reader allows statistics. */
  readonly statistics: StatisticsConsent
  /** Where failures are noted that the reader sees nothing of. */
  readonly reports: Reports
  /** The chat with the support; it starts only with the user's consent. */
  readonly support: Support
  /** Whether the page runs inside a messaging app, which has bars of its own. */
  readonly isMiniApp: boolean
  /** Resolves when deferred code may load. */
  readonly quiet: () => Promise<void>
  /** Now, on a monotonic clock, in milliseconds. */
  readonly now: () => number
  /** Now by the device's clock, in milliseconds since 1970. */
  readonly wallNow: () => number
}

const DependenciesContext = createContext<AppDependencies | null>(null)

/** Provides the dependencies to the pages; stories and tests provide their own. */
export const DependenciesProvider = DependenciesContext.Provider

/** The dependencies, the same object for the life of the page. @throws outside of `DependenciesProvider` */
export function useDependencies(): AppDependencies {
  const dependencies = useContext(DependenciesContext)
  if (!dependencies)
    throw new Error('useDependencies() was called outside of DependenciesProvider.')
  return dependencies
}
