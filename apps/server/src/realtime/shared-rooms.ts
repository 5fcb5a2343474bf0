import type { GameServerMessage } from '@kingside/api'
import type { Clock } from '../domain/clock.ts'
import {
  type GameRooms,
  type JoinRequest,
  RoomsUnavailableError,
} from '../domain/games/rooms.types.ts'
import type { Bus, Leases } from '../domain/realtime/bus.ts'
import { createGameLeases } from './game-leases.ts'
import type { Processes } from './processes.ts'
import { createRemoteOutlet } from './remote-outlet.ts'
import { type RoomAnswer, type RoomCall, type RoomsWire, roomsWire } from './rooms-wire.ts'

export interface SharedRoomsDeps {
  /** The rooms of this process. */
  readonly rooms: GameRooms
  readonly bus: Bus
  readonly leases: Leases
  readonly processes: Processes
  readonly clock: Clock
  readonly createCallId: () => string
  readonly onFailure: (event: string, error: unknown) => void
}

/** How long another process may take to answer, in milliseconds; less than a client waits for an acknowledgement. */
const answerMs = 2_500

const restart: GameServerMessage = { type: 'restart', inMs: 0 }

const channelOf = (processId: string) => `rooms ${processId}`

interface Attached {
  readonly gameId: string
  /** The process that has the game. */
  readonly owner: string
  readonly send: (message: GameServerMessage) => void
}

/**
 * The rooms of all processes as one: each game is in one process, what sockets here say to it goes there, and what
 * happens in it comes back in its order (R06). When that process is gone, its sockets here are told `restart`, and
 * whoever joins again takes the game over. `listen` and `viewersOf` know the games of this process only.
 */
export async function createSharedRooms(deps: SharedRoomsDeps): Promise<GameRooms> {
  const { rooms, bus, processes, clock } = deps
  const self = processes.id
  const attached = new Map<string, Attached>()
  const waiting = new Map<string, (answer: RoomAnswer) => void>()
  /** Sockets of other processes in games here. */
  const guests = new Map<string, { readonly from: string; readonly gameId: string }>()
  const leases = createGameLeases({
    leases: deps.leases,
    processId: self,
    clock,
    isThere: processes.isThere,
    isFollowed: (gameId) =>
      [...attached.values(), ...guests.values()].some((of) => of.gameId === gameId),
    onLost: (gameId) => void rooms.letGo(gameId),
    onFailure: (error) => deps.onFailure('rooms.lease', error),
  })
  const post = (to: string, message: RoomsWire) =>
    bus.publish(channelOf(to), JSON.stringify(message))
  const outlet = createRemoteOutlet((to, socketIds, message) =>
    post(to, { type: 'told', socketIds: [...socketIds], message }),
  )

  const ownerOf = (gameId: string) =>
    leases.ownerOf(gameId).catch((cause: unknown) => {
      throw new RoomsUnavailableError('It is not known which process has the game.', { cause })
    })

  const ask = async (to: string, call: RoomCall): Promise<RoomAnswer> => {
    const callId = deps.createCallId()
    const answer = await new Promise<RoomAnswer>((resolve) => {
      const stop = clock.after(answerMs, () => resolve({ kind: 'unavailable' }))
      waiting.set(callId, (answer) => {
        stop()
        resolve(answer)
      })
      post(to, { type: 'call', from: self, callId, call })
    })
    waiting.delete(callId)
    if (answer.kind === 'unavailable') {
      throw new RoomsUnavailableError('The process that has the game does not answer.')
    }
    return answer
  }

  const answerTo = async (from: string, call: RoomCall): Promise<RoomAnswer> => {
    if (call.method === 'say') {
      if (!guests.has(call.socketId)) return { kind: 'unavailable' }
      return { kind: 'said', messages: await rooms.say(call.socketId, call.message) }
    }
    const gameId = call.method === 'move' ? call.move.gameId : call.gameId
    if ((await ownerOf(gameId)) !== self) return { kind: 'unavailable' }
    switch (call.method) {
      case 'join': {
        guests.set(call.socketId, { from, gameId })
        const send = outlet.sendTo(from, call.socketId)
        const answer = await rooms.join({ ...call, send })
        if (answer.kind === 'game-not-found') guests.delete(call.socketId)
        return answer
      }
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
      case 'forfeit':
        await rooms.forfeit(gameId, call.playerId)
        return { kind: 'forfeited' }
      default:
        return call satisfies never
    }
  }

  const hear = async (message: RoomsWire): Promise<void> => {
    switch (message.type) {
      case 'call': {
        const { from, callId, call } = message
        const answer = await answerTo(from, call).catch((error: unknown): RoomAnswer => {
          if (!(error instanceof RoomsUnavailableError)) deps.onFailure('rooms.call', error)
          return { kind: 'unavailable' }
        })
        return post(from, { type: 'answer', callId, answer })
      }
      case 'answer':
        return waiting.get(message.callId)?.(message.answer)
      case 'leave':
        guests.delete(message.socketId)
        return rooms.leave(message.socketId)
      case 'told':
        for (const socketId of message.socketIds) attached.get(socketId)?.send(message.message)
        return
      default:
        return message satisfies never
    }
  }

  await bus.subscribe(channelOf(self), (text) => {
    const parsed = roomsWire.safeParse(JSON.parse(text))
    // A process of another version may say what this one does not know.
    if (!parsed.success) return deps.onFailure('rooms.wire', parsed.error)
    hear(parsed.data).catch((error: unknown) => deps.onFailure('rooms.wire', error))
  })
  processes.onGone((other) => {
    for (const [socketId, { from }] of guests) {
      if (from !== other) continue
      guests.delete(socketId)
      void rooms.leave(socketId)
    }
    for (const [socketId, { owner, send }] of attached) {
      if (owner !== other) continue
      attached.delete(socketId)
      send(restart)
    }
  })
  // What was told meanwhile did not arrive, so whoever follows a game across processes begins anew.
  processes.onReturned(() => {
    for (const [socketId, { from }] of guests) outlet.sendTo(from, socketId)(restart)
    for (const { owner, send } of attached.values()) if (owner !== self) send(restart)
  })

  const leave = async (socketId: string) => {
    const owner = attached.get(socketId)?.owner
    attached.delete(socketId)
    if (owner === undefined) return
    if (owner === self) return rooms.leave(socketId)
    post(owner, { type: 'leave', socketId })
  }

  const join = async (request: JoinRequest) => {
    const { gameId, socketId, playerId, userType, sinceV, send } = request
    await leave(socketId)
    const owner = await ownerOf(gameId)
    attached.set(socketId, { gameId, owner, send })
    if (owner === self) return rooms.join(request)
    const call = { method: 'join', gameId, socketId, playerId, userType, sinceV } as const
    const answer = await ask(owner, call)
    if (answer.kind === 'joined' || answer.kind === 'game-not-found') return answer
    throw unexpected(answer)
  }

  return {
    ...rooms,
    join,
    leave,
    say: async (socketId, message) => {
      const owner = attached.get(socketId)?.owner
      if (owner === undefined) return []
      if (owner === self) return rooms.say(socketId, message)
      const answer = await ask(owner, { method: 'say', socketId, message })
      if (answer.kind === 'said') return answer.messages
      throw unexpected(answer)
    },
    move: async (playerId, move) => {
      const owner = await ownerOf(move.gameId)
      if (owner === self) return rooms.move(playerId, move)
      const answer = await ask(owner, { method: 'move', playerId, move })
      if (answer.kind === 'moved') return answer.answer
      throw unexpected(answer)
    },
    command: async (gameId, playerId, command) => {
      const owner = await ownerOf(gameId)
      if (owner === self) return rooms.command(gameId, playerId, command)
      const answer = await ask(owner, { method: 'command', gameId, playerId, command })
      if (answer.kind === 'commanded') return answer.answer
      throw unexpected(answer)
    },
    rematch: async (gameId, playerId, action) => {
      const owner = await ownerOf(gameId)
      if (owner === self) return rooms.rematch(gameId, playerId, action)
      const answer = await ask(owner, { method: 'rematch', gameId, playerId, action })
      if (answer.kind === 'commanded') return answer.answer
      throw unexpected(answer)
    },
    forfeit: async (gameId, playerId) => {
      const owner = await ownerOf(gameId)
      if (owner === self) return rooms.forfeit(gameId, playerId)
      const answer = await ask(owner, { method: 'forfeit', gameId, playerId })
      if (answer.kind !== 'forfeited') throw unexpected(answer)
    },
    stop: async (options) => {
      await rooms.stop(options)
      await leases.stop()
    },
  }
}

const unexpected = ({ kind }: RoomAnswer) =>
  new Error(`Another process answered "${kind}", which is no answer to that.`)
