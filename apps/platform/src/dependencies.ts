import type { ApiClientOptions } from '@kingside/api'
import { QueryClient } from '@tanstack/react-query'
import { type AppApi, createAppApi } from './platform/server/api.ts'
import { type AppUpdates, noUpdates } from './platform/page/app-worker.ts'
import { keptValue } from './platform/storage/kept-value.ts'
import { noSupportChat, type SupportChat } from './shell/support/support-chat.ts'
import { noReports, type Reports } from './platform/page/reports.ts'
import { type Address, createAddress } from './platform/page/address.ts'
import { type Arrival, readArrival } from './account/session/arrival.calls.ts'
import { type BoardTypes, createBoardTypes } from './chess/terms/board-types.ts'
import { createCurrentPlayer, type CurrentPlayer } from './account/session/player.calls.ts'
import { type OpenSocket, openJsonSocket } from './platform/realtime/json-socket.ts'
import { createAccessTokens, type AccessTokens } from './platform/server/access-token.ts'
import { loginMark } from './platform/server/login-mark.ts'
import { createServerConnection } from './platform/server/connection.ts'
import { pingKey } from './platform/server/server-status.ts'
import { createSessionAdapter } from './account/session/session.calls.ts'
import { browserStore } from './platform/storage/browser-store.ts'
import type { KeyValueStore } from './platform/storage/key-value-store.ts'
import { quietMoment } from './platform/page/quiet-moment.ts'
import { type Account, openAccount } from './account/session/account.ts'
import { type AppActors, startActors } from './actors.ts'
import { type GameStarts, openGameStarts } from './lobby/lists/game-starts.ts'
import { lobbyBan } from './platform/realtime/lobby.ts'
import { openSupport, type Support } from './shell/support/support.ts'

/** Everything that the app hangs on. */
export interface AppDependencies {
  readonly api: AppApi
  readonly queryClient: QueryClient
  /** For `createClient` with the calls that a flow makes. */
  readonly server: ApiClientOptions
  readonly openSocket: OpenSocket
  readonly tokens: AccessTokens
  readonly store: KeyValueStore
  readonly address: Address
  /** What the address brought from a provider or a mail. */
  readonly arrival: Arrival
  /** For the flows that sign in. */
  readonly account: Account
  /** The flows that run as long as the page does. */
  readonly actors: AppActors
  /** Who uses the page, for the flows around a game. */
  readonly player: CurrentPlayer
  readonly boardTypes: BoardTypes
  readonly gameStarts: GameStarts
  /** New versions of the app. */
  readonly updates: AppUpdates
  /** The chat with the support, which waits for the user's agreement. */
  readonly support: Support
  /** Resolves when what nobody needs at first may be loaded. */
  readonly quiet: () => Promise<void>
  /** Now, on a monotonic clock, in milliseconds. */
  readonly now: () => number
}

/**
 * Creates the dependencies and starts the flows, once.
 * @param options.store where the game and the choices are kept. @default the browser's local storage
 * @param options.retries how often a failed query is asked again by itself. @default 1
 * @param options.updates new versions of the app. @default there are none
 * @param options.isAlone whether no other tab has the same visitor, as in a story. @default false
 * @param options.openSocket how the lobby and the games are heard. @default sockets of the page's own server
 * @param options.supportChat the chat with the support. @default there is none
 * @param options.reports how the site is used. @default nobody is told
 * @param options.quiet when what nobody needs at first may be loaded. @default once the page is there and its calls are answered
 * @param options.now a monotonic clock, in milliseconds. @default the page's own
 */
export function createDependencies({
  store = browserStore(),
  retries = 1,
  updates = noUpdates,
  isAlone = false,
  openSocket = openJsonSocket,
  quiet = quietMoment,
  supportChat = noSupportChat,
  reports = noReports,
  now = () => performance.now(),
}: {
  readonly store?: KeyValueStore
  readonly retries?: number
  readonly updates?: AppUpdates
  readonly isAlone?: boolean
  readonly openSocket?: OpenSocket
  readonly quiet?: typeof quietMoment
  readonly supportChat?: SupportChat
  readonly reports?: Reports
  readonly now?: () => number
} = {}): AppDependencies {
  const tokens = createAccessTokens(Date.now, loginMark.set)
  const connection = createServerConnection(
    tokens,
    () => actors.session.getSnapshot().context.tokenNumber,
    // The first calls are made before the language has begun.
    () => document.documentElement.lang,
    isAlone,
  )
  // Before anything else reads the address.
  const arrival = readArrival()
  const address = createAddress()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: retries } } })
  const session = createSessionAdapter({
    options: connection.options,
    tokens,
    store,
    onPing: (answer) => queryClient.setQueryData(pingKey, answer),
    now,
  })
  const actors = startActors({
    connection,
    tokens,
    session,
    openSocket,
    writeQuery: address.writeQuery,
    store,
    reports,
    now,
  })
  const api = createAppApi(connection.options)
  return {
    api,
    server: connection.options,
    openSocket,
    tokens,
    store,
    address,
    arrival,
    account: openAccount({
      session: actors.session,
      tokens,
      tellSignIn: session.tellSignIn,
      recentProfile: session.recentProfile,
      queryClient,
      dialogs: actors.dialogs,
      toaster: actors.toaster,
    }),
    actors,
    player: createCurrentPlayer({
      options: connection.options,
      session: actors.session,
      ...lobbyBan(actors.lobby),
    }),
    boardTypes: createBoardTypes(api, queryClient),
    gameStarts: openGameStarts({
      news: actors.lobby.news,
      toaster: actors.toaster,
      sounds: actors.sounds,
    }),
    queryClient,
    updates,
    support: openSupport(
      supportChat,
      keptValue(store, 'kingside.support'),
      actors.session,
      todayHere,
    ),
    quiet,
    now,
  }
}

/** Today where the user is, as `YYYY-MM-DD`, which is how Swedish writes it. */
const todayHere = () => new Date().toLocaleDateString('sv')
