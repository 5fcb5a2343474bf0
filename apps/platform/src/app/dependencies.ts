import type { ApiClientOptions } from '@kingside/api'
import { QueryClient } from '@tanstack/react-query'
import { type AppApi, createAppApi } from '../adapters/api.ts'
import { type Address, createAddress } from '../adapters/page/address.ts'
import { createLobbyLine } from '../adapters/realtime/lobby-line.ts'
import { createAccessTokens, type AccessTokens } from '../adapters/server/access-token.ts'
import { createServerConnection } from '../adapters/server/connection.ts'
import { createSessionAdapter } from '../adapters/server/session.ts'
import {
  type ComputerOpponent,
  createComputerOpponent,
  pause,
} from '../adapters/computer-opponent.ts'
import { createPreferences, type PreferenceStore } from '../adapters/preferences.ts'
import { browserStore } from '../adapters/browser-store.ts'
import type { KeyValueStore } from '../adapters/key-value-store.ts'
import { createSavedGames, type SavedGames } from '../adapters/saved-game.ts'
import { type AppActors, startActors } from './actors.ts'

/** Everything that the app hangs on. */
export interface AppDependencies {
  readonly api: AppApi
  readonly opponent: ComputerOpponent
  readonly preferences: PreferenceStore
  readonly queryClient: QueryClient
  readonly savedGames: SavedGames
  /** For `createClient` with the calls that a flow makes. */
  readonly server: ApiClientOptions
  readonly tokens: AccessTokens
  readonly store: KeyValueStore
  readonly address: Address
  /** The flows that run as long as the page does. */
  readonly actors: AppActors
  /** Now, on a monotonic clock, in milliseconds. */
  readonly now: () => number
}

/**
 * Creates the dependencies and starts the flows, once.
 * @param options.store where the game and the choices are kept. @default the browser's local storage
 * @param options.retries how often a failed query is asked again by itself. @default 1
 */
export function createDependencies({
  store = browserStore(),
  retries = 1,
}: { readonly store?: KeyValueStore; readonly retries?: number } = {}): AppDependencies {
  const opponent = createComputerOpponent({
    openTransport: async () => (await import('../adapters/stockfish-transport.ts')).openStockfish(),
    hasWebAssembly: () => typeof WebAssembly === 'object',
    now: () => performance.now(),
    pause,
  })
  const now = () => performance.now()
  const tokens = createAccessTokens(Date.now)
  const connection = createServerConnection(
    tokens,
    () => actors.session.getSnapshot().context.tokenNumber,
  )
  const address = createAddress()
  const actors = startActors({
    connection,
    tokens,
    session: createSessionAdapter({ options: connection.options, tokens, store, now }),
    lobbyLine: createLobbyLine(connection.options, now),
    writeQuery: address.writeQuery,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: retries } } })
  return {
    api: createAppApi(connection.options),
    server: connection.options,
    tokens,
    store,
    address,
    actors,
    opponent,
    preferences: createPreferences(store),
    queryClient,
    savedGames: createSavedGames(store),
    now,
  }
}
