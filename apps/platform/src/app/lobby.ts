import {
  type LobbyConnectionMachine,
  provideLobbyConnection,
} from '@kingside/machines/lobby-connection'
import type { SessionMachine } from '@kingside/machines/session'
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import type { PageSignal } from '../adapters/page/page-signals.ts'
import type { LobbyLine } from '../adapters/realtime/lobby-line.ts'

export type LobbyActor = ActorRefFrom<LobbyConnectionMachine>

/** The connection to the lobby: there is none until it is known who asks for it. */
export interface Lobby {
  readonly current: () => LobbyActor | null
  /** @returns what stops the listening */
  readonly subscribe: (listener: () => void) => () => void
  /** What the server tells about the lobby, and about the player alone. */
  readonly news: LobbyLine['news']
  readonly signal: (signal: PageSignal) => void
}

/** Connects as soon as the session knows who is there, and again as whoever comes after. */
export function openLobby(session: ActorRefFrom<SessionMachine>, line: LobbyLine): Lobby {
  const machine = provideLobbyConnection(line)
  const listeners = new Set<() => void>()
  let actor: LobbyActor | null = null
  let known: string | null = null

  const follow = (snapshot: SnapshotFrom<SessionMachine>) => {
    const { profile, anonymousUid } = snapshot.context
    const playerUid = profile?.uid ?? anonymousUid
    if (playerUid === null || playerUid === known) return
    known = playerUid
    if (actor) {
      actor.send({ type: 'player.changed', playerUid })
      return
    }
    actor = createActor(machine, { input: { playerUid } }).start()
    for (const listener of listeners) listener()
  }
  session.subscribe(follow)
  follow(session.getSnapshot())

  return {
    current: () => actor,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    news: line.news,
    signal: (signal) => actor?.send({ type: lobbySignals[signal] }),
  }
}

const lobbySignals = {
  online: 'network.found',
  offline: 'network.lost',
  wake: 'page.woke',
} as const

/** Whether the lobby has turned the player away for a ban, for who asks and who waits for it. */
export const lobbyBan = (lobby: Pick<Lobby, 'current' | 'subscribe'>) => ({
  isBanned: () => lobby.current()?.getSnapshot().context.refusal === 'player_banned',
  onLobby: (listener: () => void) => {
    const watch = () => lobby.current()?.subscribe(listener)
    watch()
    lobby.subscribe(watch)
  },
})
