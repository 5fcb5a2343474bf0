import { type PopupsMachine, type PopupsDeps, providePopups } from '@kingside/machines/popups'
import { provideSession, type SessionMachine } from '@kingside/machines/session'
import { provideSystemDialogs, type SystemDialogsMachine } from '@kingside/machines/system-dialogs'
import { mostToasts, provideToaster, type ToasterMachine } from '@kingside/machines/toaster'
import { type ActorRefFrom, createActor } from 'xstate'
import { listenToPage, type PageSignal } from '../adapters/page/page-signals.ts'
import type { LobbyLine } from '../adapters/realtime/lobby-line.ts'
import type { AccessTokens } from '../adapters/server/access-token.ts'
import type { ServerConnection } from '../adapters/server/connection.ts'
import type { SessionAdapter } from '../adapters/server/session.ts'
import { type Lobby, openLobby } from './lobby.ts'

/** The flows that run as long as the page does, each once. */
export interface AppActors {
  readonly session: ActorRefFrom<SessionMachine>
  readonly popups: ActorRefFrom<PopupsMachine>
  readonly toaster: ActorRefFrom<ToasterMachine>
  readonly dialogs: ActorRefFrom<SystemDialogsMachine>
  readonly lobby: Lobby
}

export interface StartActorsDeps {
  readonly connection: ServerConnection
  readonly tokens: AccessTokens
  readonly session: SessionAdapter
  readonly lobbyLine: LobbyLine
  readonly writeQuery: PopupsDeps['writeQuery']
}

/** Starts them, and lets page, network and other tabs reach them. */
export function startActors(deps: StartActorsDeps): AppActors {
  const { connection, tokens, session: adapter, lobbyLine, writeQuery } = deps
  const session = createActor(provideSession(adapter), {
    input: { isOnline: navigator.onLine, isSignOutPending: adapter.isSignOutPending() },
  })
  connection.onRefused((number) => session.send({ type: 'token.refuse', number }))
  adapter.listen((message) => session.send(message))
  session.start()
  const actors = {
    session,
    popups: createActor(providePopups({ writeQuery }), {
      input: { query: window.location.search },
    }).start(),
    toaster: createActor(provideToaster(), { input: { most: mostToasts } }).start(),
    dialogs: createActor(provideSystemDialogs()).start(),
    lobby: openLobby(session, lobbyLine),
  }
  listenToPage((signal) => {
    session.send(sessionNews(signal, tokens))
    actors.lobby.signal(signal)
  })
  return actors
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
