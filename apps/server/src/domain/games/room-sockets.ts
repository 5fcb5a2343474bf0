import type { GameServerMessage } from '@kingside/api'
import type { Color } from '@kingside/chess-game'
import type { Clock } from '../clock.ts'
import type { Member } from './audience.ts'
import { colorOf } from './game-state.ts'
import { actionOf, answerOf } from './room-answers.ts'
import type { RoomRegistry } from './room-registry.ts'
import type { Room } from './room.ts'
import type { GameRooms, JoinRequest, RoomMessage } from './rooms.types.ts'

export interface RoomSocketsDeps {
  readonly registry: Pick<RoomRegistry, 'within' | 'find'>
  readonly clock: Pick<Clock, 'after'>
  readonly onFailure: (event: string, error: unknown) => void
}

export interface RoomSockets extends Pick<GameRooms, 'join' | 'leave' | 'say'> {
  /** How many sockets are in games. */
  readonly count: () => number
}

const retryMs = 500

/** Lets sockets join games, send to them and leave. */
export function createRoomSockets({ registry, clock, onFailure }: RoomSocketsDeps): RoomSockets {
  const gameOf = new Map<string, string>()

  async function join(request: JoinRequest) {
    const { gameId, socketId, playerId, userType, sinceV, send } = request
    if (gameOf.has(socketId)) await leave(socketId)
    gameOf.set(socketId, gameId)
    const joined = await registry.within(gameId, async (room) => {
      // It may have left while the game was being loaded.
      if (gameOf.get(socketId) !== gameId) return null
      const color = userType === 'player' ? colorOf(room.state.config, playerId) : null
      if (color !== null) await room.act({ type: 'player.connected', color })
      const member: Member = { socketId, playerId, color, send }
      room.audience.add(member)
      if (color === null) room.countViewers()
      return {
        kind: 'joined',
        userType: color === null ? 'viewer' : 'player',
        messages: room.welcome(member, sinceV),
      } as const
    })
    if (joined) return joined
    gameOf.delete(socketId)
    return { kind: 'game-not-found' } as const
  }

  async function leave(socketId: string, wasSilent = false): Promise<void> {
    const gameId = gameOf.get(socketId)
    gameOf.delete(socketId)
    const room = gameId === undefined ? null : await registry.find(gameId)
    if (!room) return
    await room.enqueue(async () => {
      const member = room.audience.remove(socketId)
      if (member?.color === null) room.countViewers()
      else if (member) noteAbsence(room, { color: member.color, wasSilent })
    })
  }

  /** Records that a player may have gone; repeated until the game could store it. */
  function noteAbsence(
    room: Room,
    absence: { readonly color: Color; readonly wasSilent: boolean },
  ): void {
    void room
      .enqueue(async () => {
        if (room.isClosed || room.audience.has(absence.color)) return
        await room.act({ type: 'player.disconnected', ...absence })
      })
      .catch((error: unknown) => {
        onFailure('games.leave', error)
        clock.after(retryMs, () => noteAbsence(room, absence))
      })
  }

  async function say(
    socketId: string,
    message: RoomMessage,
  ): Promise<readonly GameServerMessage[]> {
    const gameId = gameOf.get(socketId)
    if (gameId === undefined) return []
    const answers = await registry.within(gameId, async (room) => {
      const member = room.audience.find(socketId)
      if (!member) return []
      const userType = member.color === null ? 'viewer' : 'player'
      if (message.type === 'snapshot') {
        return [{ type: 'snapshot' as const, snapshot: room.snapshot(userType) }]
      }
      const decision = await room.act(actionOf(message, member.color))
      return answerOf(message, decision, () => room.snapshot(userType))
    })
    return answers ?? []
  }

  return { join, leave, say, count: () => gameOf.size }
}
