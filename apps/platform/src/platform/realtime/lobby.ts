import type { LobbyEvent } from '@kingside/api'
import type { LobbyConnectionMachine } from '@kingside/machines/lobby-connection'
import type { SessionMachine } from '@kingside/machines/session'
import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate'
import type { PageSignal } from '../page/page-signals.ts'
import type { LobbyLineDeps } from './lobby-line.ts'
import { createNewsHub, type NewsHub } from './news-hub.ts'

export type LobbyActor = ActorRefFrom<LobbyConnectionMachine>

/** The connection to the lobby; there is none until the player is known. */
export interface Lobby {
  readonly current: () => LobbyActor | null
  /** @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void
  /** The server's events about the lobby, and about the player. */
  readonly news: Pick<NewsHub<LobbyEvent>, 'listen'>
  /** The news of the tournaments that are followed, and of the player's own; read them by `tournamentEvent`. */
  readonly tournamentNews: Pick<NewsHub<unknown>, 'listen'>
  readonly signal: (signal: PageSignal) => void
  /** Resolves when it is known whether there is a connection, so that later events are not missed. */
  readonly settled: (signal: AbortSignal) => Promise<void>
  /** Calls back after each reconnection; events in between were missed. */
  readonly onConnected: (listener: () => void) => void
}

/**
 * Connects as soon as the session has a user, and again for another one. The connection's code loads after the page's
 * own.
 * @param readyToHear resolves when all listeners that need every event are there
 */
export function openLobby(
  session: ActorRefFrom<SessionMachine>,
  line: Omit<LobbyLineDeps, 'news' | 'tournamentNews'>,
  readyToHear: () => Promise<void>,
): Lobby {
  const news = createNewsHub<LobbyEvent>()
  const tournamentNews = createNewsHub<unknown>()
  const listeners = new Set<() => void>()
  const connectedListeners = new Set<() => void>()
  let actor: LobbyActor | null = null
  let known: string | null = null
  let wasConnected = false
  let loading: Promise<void> | null = null

  const watch = (snapshot: SnapshotFrom<LobbyConnectionMachine>) => {
    const isConnected = snapshot.matches('connected')
    if (isConnected && !wasConnected) for (const listener of connectedListeners) listener()
    wasConnected = isConnected
  }
  const connect = async () => {
    const [{ createLobbyActor }] = await Promise.all([import('./lobby-actor.ts'), readyToHear()])
    if (known === null) return
    const renewPlayer = (signal: AbortSignal) => identifyAnew(session, signal)
    actor = createLobbyActor({ ...line, news, tournamentNews, renewPlayer }, known)
    actor.subscribe(watch)
    actor.start()
    for (const listener of listeners) listener()
  }
  /** If its code fails to load, it is loaded again when the network is back. */
  const begin = () => {
    loading ??= connect().catch(() => {
      loading = null
    })
  }
  const follow = (snapshot: SnapshotFrom<SessionMachine>) => {
    const { profile, anonymousUid } = snapshot.context
    const playerUid = profile?.uid ?? anonymousUid
    if (playerUid === null || playerUid === known) return
    known = playerUid
    if (actor) actor.send({ type: 'player.changed', playerUid })
    else begin()
  }
  session.subscribe(follow)
  follow(session.getSnapshot())

  return {
    current: () => actor,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    news,
    tournamentNews,
    signal: (signal) => {
      if (actor) actor.send({ type: lobbySignals[signal] })
      else if (known !== null) begin()
    },
    settled: async (signal) => {
      await loading
      if (actor) await waitFor(actor, isSettled, { signal })
    },
    onConnected: (listener) => connectedListeners.add(listener),
  }
}

const isSettled = (snapshot: SnapshotFrom<LobbyConnectionMachine>) =>
  snapshot.matches('connected') || snapshot.matches('disconnected') || snapshot.matches('left')

/** Identifies the player again: a visitor's uid changes when cookies are cleared; a member's does not. */
async function identifyAnew(
  session: ActorRefFrom<SessionMachine>,
  signal: AbortSignal,
): Promise<void> {
  session.send({ type: 'uid.refuse' })
  await waitFor(session, (now) => !now.matches({ unauthorized: 'identifying' }), { signal })
  if (session.getSnapshot().matches({ unauthorized: 'unidentified' })) {
    throw new Error('The server did not say who the visitor is.')
  }
}

const lobbySignals = {
  online: 'network.found',
  offline: 'network.lost',
  wake: 'page.woke',
} as const

/** Whether the lobby refused the player because of a ban, now and on changes. */
export const lobbyBan = (lobby: Pick<Lobby, 'current' | 'subscribe'>) => ({
  isBanned: () => lobby.current()?.getSnapshot().context.refusal === 'player_banned',
  onLobby: (listener: () => void) => {
    const watch = () => lobby.current()?.subscribe(listener)
    watch()
    lobby.subscribe(watch)
  },
})
