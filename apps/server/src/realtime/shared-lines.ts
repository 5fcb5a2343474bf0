import type { Bus } from '../domain/realtime/bus.ts'
import type { SocketServer } from './socket-server.ts'

type Closing = Pick<SocketServer, 'closeSession' | 'closePlayer'>

const sessions = 'closed sessions'
const players = 'closed players'

/** Closes the sockets of a session or a player in every process: here at once, even while the bus is away. */
export async function shareClosing(local: Closing, bus: Bus): Promise<Closing> {
  await bus.subscribe(sessions, local.closeSession)
  await bus.subscribe(players, (playerId) => local.closePlayer(Number(playerId)))
  return {
    closeSession: (sessionId) => {
      local.closeSession(sessionId)
      bus.publish(sessions, sessionId)
    },
    closePlayer: (playerId) => {
      local.closePlayer(playerId)
      bus.publish(players, String(playerId))
    },
  }
}
