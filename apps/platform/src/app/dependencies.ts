import { createToaster, type Toaster } from '@kingside/design-system'
import { QueryClient } from '@tanstack/react-query'
import { type AppApi, createAppApi } from '../adapters/api.ts'
import {
  type ComputerOpponent,
  createComputerOpponent,
  pause,
} from '../adapters/computer-opponent.ts'
import { createPreferences, type PreferenceStore } from '../adapters/preferences.ts'
import { browserStore } from '../adapters/browser-store.ts'
import type { KeyValueStore } from '../adapters/key-value-store.ts'
import { createSavedGames, type SavedGames } from '../adapters/saved-game.ts'

/** Everything that the app hangs on. */
export interface AppDependencies {
  readonly api: AppApi
  readonly opponent: ComputerOpponent
  readonly preferences: PreferenceStore
  readonly queryClient: QueryClient
  readonly savedGames: SavedGames
  readonly toaster: Toaster
  /** Now, on a monotonic clock, in milliseconds. */
  readonly now: () => number
}

/**
 * Creates the dependencies, once.
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
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: retries } } })
  return {
    api: createAppApi(),
    opponent,
    preferences: createPreferences(store),
    queryClient,
    savedGames: createSavedGames(store),
    toaster: createToaster(),
    now: () => performance.now(),
  }
}
