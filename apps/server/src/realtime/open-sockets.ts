import type { SessionEnds } from '../domain/accounts/session-ends.ts'
import type { VisitorStore } from '../domain/players/visitor-store.ts'
import type { Realtime } from './open-realtime.ts'
import { shareClosing } from './shared-lines.ts'
import { createSocketServer, type SocketServer, type SocketServerDeps } from './socket-server.ts'

export interface OpenSocketsDeps extends Pick<
  SocketServerDeps,
  'clock' | 'log' | 'publicOrigin' | 'random' | 'limits' | 'rooms' | 'onTrouble'
> {
  readonly realtime: Pick<Realtime, 'tickets' | 'lobby' | 'bus'>
  readonly visitors: Pick<VisitorStore, 'find'>
  readonly account: {
    readonly sessions: {
      /** Null when there is none of this id. */
      readonly find: (id: string, at: Date) => Promise<{ readonly endedAt: Date | null } | null>
    }
    readonly sessionEnds: Pick<SessionEnds, 'onEnd'>
  }
  readonly createUid: () => string
}

/**
 * The sockets of lobby and games, closed in every process when their session ends (S-04).
 * Of several processes, `rooms` are those that `realtime.shareRooms` made.
 */
export async function openSockets(deps: OpenSocketsDeps): Promise<SocketServer> {
  const { realtime, visitors, account, clock, createUid } = deps
  const server = createSocketServer({
    ...deps,
    tickets: realtime.tickets,
    lobby: realtime.lobby,
    createSocketId: createUid,
    isUidOf: async (uid, playerId) => (await visitors.find(uid))?.id === playerId,
    mayOpen: async ({ sessionId }) => {
      if (sessionId === null) return true
      const session = await account.sessions.find(sessionId, clock.now())
      return session !== null && !session.endedAt
    },
  })
  const closing = await shareClosing(server, realtime.bus)
  account.sessionEnds.onEnd(closing.closeSession)
  return { ...server, ...closing }
}
