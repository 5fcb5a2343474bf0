import type { BanStore } from '../domain/accounts/bans.ts'
import type { SessionEnds } from '../domain/accounts/session-ends.ts'
import type { VisitorStore } from '../domain/players/visitor-store.ts'
import type { Realtime } from './open-realtime.ts'
import { shareClosing } from './shared-lines.ts'
import { createSocketServer, type SocketServer, type SocketServerDeps } from './socket-server.ts'

export interface OpenSocketsDeps extends Pick<
  SocketServerDeps,
  | 'clock'
  | 'log'
  | 'publicOrigin'
  | 'hostNames'
  | 'trustedProxies'
  | 'random'
  | 'limits'
  | 'rooms'
  | 'onError'
  | 'resume'
  | 'followable'
> {
  readonly realtime: Pick<Realtime, 'tickets' | 'lobby' | 'bus'>
  readonly visitors: Pick<VisitorStore, 'find'>
  readonly account: {
    readonly sessions: {
      /** Null when there is none of this id. */
      readonly find: (id: string, at: Date) => Promise<{ readonly endedAt: Date | null } | null>
    }
    readonly sessionEnds: Pick<SessionEnds, 'onEnd'>
    readonly bans: Pick<BanStore, 'current'>
  }
  readonly createUid: () => string
}

/**
 * The sockets of lobby and games, closed in every process when their session ends or their player is banned (S-04).
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
    mayOpen: async ({ sessionId, playerId }, userType) => {
      const at = clock.now()
      const isPlaying = userType === 'player' && playerId !== null
      if (isPlaying && (await account.bans.current(playerId, at)) !== null) return false
      if (sessionId === null) return true
      const session = await account.sessions.find(sessionId, at)
      return session !== null && !session.endedAt
    },
  })
  const closing = await shareClosing(server, realtime.bus)
  account.sessionEnds.onEnd(closing.closeSession)
  return { ...server, ...closing }
}
