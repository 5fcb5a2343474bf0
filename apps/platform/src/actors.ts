import type { FaviconBadgeMachine } from '@kingside/machines/favicon-badge'
import { type PopupsMachine, type PopupsDeps, providePopups } from '@kingside/machines/popups'
import { provideSession, type SessionMachine } from '@kingside/machines/session'
import type { SystemDialogsMachine } from '@kingside/machines/system-dialogs'
import type { ThemeMachine } from '@kingside/machines/theme'
import type { ToasterMachine } from '@kingside/machines/toaster'
import { type ActorRefFrom, createActor } from 'xstate'
import { listenToPage, type PageSignal } from './platform/page/page-signals.ts'
import type { KeyValueStore } from './platform/storage/key-value-store.ts'
import type { Reports } from './platform/page/reports.ts'
import type { OpenSocket } from './platform/realtime/json-socket.ts'
import type { AccessTokens } from './platform/server/access-token.ts'
import type { ServerConnection } from './platform/server/connection.ts'
import type { SessionAdapter } from './account/session/session.calls.ts'
import { type BoardActors, startBoard } from './settings/board/board-actors.ts'
import { moreWords } from './platform/intl/more-words.ts'
import { type LanguageActors, startLanguage } from './platform/intl/language.ts'
import { type Lobby, openLobby } from './platform/realtime/lobby.ts'
import type { NotificationsActor } from './notices/list/notifications.ts'
import { createLatePlace, type LateActor } from './platform/page/late-actor.ts'
import { followOwnTurn, type OwnTurn } from './notices/favicon/own-turn.ts'
import type { GameStarts } from './lobby/lists/game-starts.ts'
import { startTheme } from './settings/theme/theme.ts'

/** The machines that run as long as the page does, each once. */
export interface AppActors extends BoardActors, LanguageActors {
  readonly session: ActorRefFrom<SessionMachine>
  readonly popups: ActorRefFrom<PopupsMachine>
  readonly toaster: LateActor<ActorRefFrom<ToasterMachine>>
  readonly dialogs: LateActor<ActorRefFrom<SystemDialogsMachine>>
  readonly lobby: Lobby
  readonly notifications: LateActor<NotificationsActor>
  readonly favicon: LateActor<ActorRefFrom<FaviconBadgeMachine>>
  readonly ownTurn: OwnTurn
  readonly theme: ActorRefFrom<ThemeMachine>
}

export interface StartActorsDeps {
  readonly connection: ServerConnection
  readonly tokens: AccessTokens
  readonly session: SessionAdapter
  readonly openSocket: OpenSocket
  readonly writeQuery: PopupsDeps['writeQuery']
  readonly store: KeyValueStore
  readonly gameStarts: GameStarts
  readonly reports: Reports
  /** Now, on a monotonic clock, in milliseconds. */
  readonly now: () => number
}

/** Starts the machines, and connects them with the page, the network and other tabs. */
export function startActors(deps: StartActorsDeps): AppActors {
  const { connection, tokens, session: adapter, openSocket, writeQuery, store, reports, now } = deps
  const { gameStarts: starts } = deps
  const session = createActor(provideSession(adapter), {
    input: { isOnline: navigator.onLine, isSignOutPending: adapter.isSignOutPending() },
  })
  connection.onRefused((number) => session.send({ type: 'token.refuse', number }))
  adapter.listen((message) => session.send(message))
  session.start()
  const popups = createActor(providePopups({ writeQuery }), {
    input: { query: window.location.search },
  }).start()
  const loadNotices = once(async () => {
    const [{ startNotices }, { followGameNews }] = await Promise.all([
      import('./notices/start.ts'),
      import('./lobby/lists/game-news.ts'),
      moreWords(),
    ])
    const { options } = connection
    startNotices(places, { session, popups, lobby, reports, options, now, ownTurn })
    const { sounds } = actors
    const isVisible = () => !document.hidden
    const { news, tournamentNews } = lobby
    followGameNews({ news, tournamentNews, starts, toaster, sounds, isVisible })
    void places.dialogs.load()
  })
  const loadDialogs = once(async () => {
    const [{ startDialogs }] = await Promise.all([
      import('./notices/dialogs/start-dialogs.ts'),
      // With what shows it, because a question is needed at once, also when the connection has gone meanwhile.
      import('./notices/dialogs/SystemDialogs.view.tsx'),
    ])
    startDialogs(places.dialogs)
  })
  const places = {
    toaster: createLatePlace<ActorRefFrom<ToasterMachine>>(loadNotices),
    dialogs: createLatePlace<ActorRefFrom<SystemDialogsMachine>>(loadDialogs),
    notifications: createLatePlace<NotificationsActor>(loadNotices),
    favicon: createLatePlace<ActorRefFrom<FaviconBadgeMachine>>(loadNotices),
  }
  const { toaster } = places
  const ownTurn = followOwnTurn(document)
  // The lobby starts after its listeners, so that they miss no event.
  const line = { options: connection.options, now, openSocket }
  const lobby = openLobby(session, line, loadNotices)
  const actors = {
    session,
    popups,
    ...places,
    ownTurn,
    theme: startTheme(store),
    ...startLanguage(store, () =>
      toaster.send({
        type: 'toast.add',
        toast: { id: 'language-failed', type: 'danger', title: { code: 'language.failed' } },
      }),
    ),
    ...startBoard(session, store, () =>
      popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' }),
    ),
    lobby,
  }
  listenToPage((signal) => {
    session.send(sessionNews(signal, tokens))
    actors.lobby.signal(signal)
  })
  return actors
}

/** Runs a task once; after an error the next call runs it again. */
function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () => {
    done ??= act().catch((error: unknown) => {
      done = null
      throw error
    })
    return done
  }
}

function sessionNews(signal: PageSignal, tokens: AccessTokens) {
  switch (signal) {
    case 'online':
      return { type: 'network.online' } as const
    case 'offline':
      return { type: 'network.offline' } as const
    case 'wake':
      return { type: 'page.wake', ageMs: tokens.ageMs() } as const
    default:
      return signal satisfies never
  }
}
