import type { ApiClientOptions } from '@kingside/api'
import { QueryClient } from '@tanstack/react-query'
import { createAppApi } from './platform/server/api.ts'
import { type AppUpdates, noUpdates } from './platform/page/app-worker.ts'
import { keptValue } from './platform/storage/kept-value.ts'
import { noSupportChat, type SupportChat } from './shell/support/support-chat.ts'
import { noReports, type Reports } from './platform/page/reports.ts'
import { todayHere } from './platform/page/today-here.ts'
import { createAddress } from './platform/page/address.ts'
import { isMiniApp, reachEdges } from './platform/page/mini-app.ts'
import { readArrival } from './account/session/arrival.calls.ts'
import { createBoardTypes } from './chess/terms/board-types.ts'
import { createCurrentPlayer } from './account/session/player.calls.ts'
import { openRegions } from './platform/realtime/regions.ts'
import { type OpenSocket, openJsonSocket } from './platform/realtime/json-socket.ts'
import { createAccessTokens } from './platform/server/access-token.ts'
import { loginMark } from './platform/server/login-mark.ts'
import { createServerConnection } from './platform/server/connection.ts'
import { type PingAnswer, pingKey } from './platform/server/server-status.ts'
import { createSessionAdapter } from './account/session/session.calls.ts'
import { browserStore } from './platform/storage/browser-store.ts'
import { openStatisticsConsent } from './platform/storage/statistics-consent.ts'
import { forgetOldTexts } from './platform/storage/typed-text.ts'
import type { KeyValueStore } from './platform/storage/key-value-store.ts'
import { whenIdle } from './platform/page/when-idle.ts'
import { openAccount } from './account/session/account.ts'
import { startActors } from './actors.ts'
import { openGameStarts } from './lobby/lists/game-starts.ts'
import { lobbyBan } from './platform/realtime/lobby.ts'
import { openSupport } from './shell/support/support.ts'
import type { AppDependencies } from './dependencies.ts'

/**
 * Creates the dependencies and starts the machines, once.
 * @param options.store where the game and the settings are stored. @default the browser's local storage
 * @param options.retries how often a failed query is repeated automatically. @default 1
 * @param options.updates new versions of the app. @default there are none
 * @param options.isAlone whether no other tab has the same visitor, as in a story. @default false
 * @param options.openSocket how the sockets of the lobby and the games are opened. @default sockets of the own server
 * @param options.supportChat the chat with the support. @default there is none
 * @param options.openReports where reports about the use of the site go. @default nowhere
 * @param options.quiet resolves when deferred code may load. @default after the page and its calls are done
 * @param options.now a monotonic clock, in milliseconds. @default the page's own
 * @param options.wallNow the device's clock, in milliseconds since 1970. @default the device's own
 */
export function createDependencies({
  store = browserStore(),
  retries = 1,
  updates = noUpdates,
  isAlone = false,
  openSocket = openJsonSocket,
  quiet = whenIdle,
  supportChat = noSupportChat,
  openReports = () => noReports,
  now = () => performance.now(),
  wallNow = Date.now,
}: {
  readonly store?: KeyValueStore
  readonly retries?: number
  readonly updates?: AppUpdates
  readonly isAlone?: boolean
  readonly openSocket?: OpenSocket
  readonly quiet?: typeof whenIdle
  readonly supportChat?: SupportChat
  readonly openReports?: (options: ApiClientOptions, mayCount: () => boolean) => Reports
  readonly now?: () => number
  readonly wallNow?: () => number
} = {}): AppDependencies {
  const tokens = createAccessTokens(Date.now, loginMark.set)
  const connection = createServerConnection(
    tokens,
    () => actors.session.getSnapshot().context.tokenNumber,
    // The first calls are made before the language machine has started.
    () => document.documentElement.lang,
    isAlone,
  )
  // Reads the address before anything changes it.
  const isInside = isMiniApp()
  if (isInside) reachEdges()
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
  const statistics = openStatisticsConsent(store)
  void quiet().then(() => forgetOldTexts(store, wallNow()))
  const reports = openReports(connection.options, statistics.isGiven)
  const gameStarts = openGameStarts({ toaster: { send: (event) => actors.toaster.send(event) } })
  const actors = startActors({
    gameStarts,
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
    gameStarts,
    regions: openRegions({
      options: connection.options,
      isMany: () => queryClient.getQueryData<PingAnswer>(pingKey)?.is_multiregion === true,
      session: actors.session,
      kept: keptValue(store, 'kingside.regions'),
      quiet,
      now,
    }),
    queryClient,
    updates,
    statistics,
    reports,
    support: openSupport(
      supportChat,
      keptValue(store, 'kingside.support'),
      actors.session,
      todayHere,
    ),
    isMiniApp: isInside,
    quiet,
    now,
    wallNow,
  }
}
