import type { GameServerMessage } from '@kingside/api'
import type { GameRooms } from '../domain/games/rooms.types.ts'
import type { RoomAnswer, RoomCall } from './rooms-wire.ts'
import { createSocketsByGame } from './sockets-by-game.ts'

export interface GuestSocketsDeps {
  readonly rooms: GameRooms
  /** Whether this process has the game. */
  readonly isOwn: (gameId: string) => Promise<boolean>
  /** How to send to a socket of another process. */
  readonly sendTo: (processId: string, socketId: string) => (message: GameServerMessage) => void
}

/** The sockets of other processes that follow games of this one. */
export interface GuestSockets {
  /** Does what another process asks of the rooms here. */
  readonly answer: (from: string, call: RoomCall) => Promise<RoomAnswer>
  readonly leave: (socketId: string, wasSilent: boolean) => Promise<void>
  /** A process has ended: its sockets leave. */
  readonly leaveAllOf: (processId: string) => void
  readonly sendAll: (message: GameServerMessage) => void
  readonly isIn: (gameId: string) => boolean
}

export function createGuestSockets({ rooms, isOwn, sendTo }: GuestSocketsDeps): GuestSockets {
  const guests = createSocketsByGame<{ readonly from: string; readonly gameId: string }>()

  const join = async (
    from: string,
    call: Extract<RoomCall, { method: 'join' }>,
  ): Promise<RoomAnswer> => {
    guests.set(call.socketId, { from, gameId: call.gameId })
    const answer = await rooms.join({ ...call, send: sendTo(from, call.socketId) })
    if (answer.kind === 'game-not-found') guests.delete(call.socketId)
    return answer
  }

  const leave = async (socketId: string, wasSilent: boolean) => {
    guests.delete(socketId)
    await rooms.leave(socketId, wasSilent)
  }

  return {
    answer: async (from, call) => {
      if (call.method === 'say') {
        if (!guests.get(call.socketId)) return { kind: 'unavailable' }
        return { kind: 'said', messages: await rooms.say(call.socketId, call.message) }
      }
      const gameId = call.method === 'move' ? call.move.gameId : call.gameId
      if (!(await isOwn(gameId))) return { kind: 'unavailable' }
      switch (call.method) {
        case 'join':
          return join(from, call)
        case 'move':
          return { kind: 'moved', answer: await rooms.move(call.playerId, call.move) }
        case 'command':
          return {
            kind: 'commanded',
            answer: await rooms.command(gameId, call.playerId, call.command),
          }
        case 'rematch':
          return {
            kind: 'commanded',
            answer: await rooms.rematch(gameId, call.playerId, call.action),
          }
        case 'giveTime': {
          const { color, ms } = call
          return { kind: 'time-given', answer: await rooms.giveTime(gameId, color, ms) }
        }
        case 'adjudicate':
          return { kind: 'adjudicated', answer: await rooms.adjudicate(gameId, call.end) }
        case 'judged':
          await rooms.judged(gameId, call.move)
          return { kind: 'judged' }
        case 'relay':
          return { kind: 'relayed', isNew: await rooms.relay(gameId, call.line) }
        case 'forfeit':
          await rooms.forfeit(gameId, call.playerId)
          return { kind: 'forfeited' }
        default:
          return call satisfies never
      }
    },
    leave,
    leaveAllOf: (processId) => {
      for (const [socketId, { from }] of guests.entries())
        if (from === processId) void leave(socketId, false)
    },
    sendAll: (message) => {
      for (const [socketId, { from }] of guests.entries()) sendTo(from, socketId)(message)
    },
    isIn: guests.isIn,
  }
}
