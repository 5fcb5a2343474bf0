import type { SocketCloseReason } from '@kingside/api'
import type { TicketHolder } from '../domain/realtime/tickets.ts'

interface Closable {
  readonly close: (reason: SocketCloseReason) => void
}

/** The authorised sockets of this process, by whom they belong to. */
export interface OpenLines {
  /**
   * Notes a socket and whose it is.
   * @returns how to forget it; null when the player has too many already
   */
  readonly add: (line: Closable, holder: TicketHolder) => (() => void) | null
  /** Closes the sockets of a sign-in that has ended. */
  readonly closeSession: (sessionId: string) => void
  /** Closes all sockets of a player. */
  readonly closePlayer: (playerId: number) => void
}

export function createOpenLines(perPlayer: number): OpenLines {
  const lines = new Map<Closable, TicketHolder>()
  const ofPlayer = new Map<number, number>()
  const closeWhere = (isMeant: (holder: TicketHolder) => boolean) => {
    for (const [line, holder] of lines) if (isMeant(holder)) line.close('signed-out')
  }
  const count = ({ playerId }: TicketHolder, change: 1 | -1) => {
    if (playerId === null) return
    const number = (ofPlayer.get(playerId) ?? 0) + change
    if (number > 0) ofPlayer.set(playerId, number)
    else ofPlayer.delete(playerId)
  }
  return {
    add: (line, holder) => {
      const { playerId } = holder
      if (playerId !== null && (ofPlayer.get(playerId) ?? 0) >= perPlayer) return null
      lines.set(line, holder)
      count(holder, 1)
      return () => {
        if (lines.delete(line)) count(holder, -1)
      }
    },
    closeSession: (sessionId) => closeWhere((holder) => holder.sessionId === sessionId),
    closePlayer: (playerId) => closeWhere((holder) => holder.playerId === playerId),
  }
}
