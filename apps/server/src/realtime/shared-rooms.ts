import type { GameServerMessage } from '@kingside/api'
import type { Clock } from '../domain/clock.ts'
import { type GameRooms, RoomsUnavailableError } from '../domain/games/rooms.types.ts'
import type { Bus, Leases } from '../domain/realtime/bus.ts'
import { createGameLeases } from './game-leases.ts'
import { createGuestSockets } from './guest-sockets.ts'
import type { Processes } from './processes.ts'
import { createRemoteOutlet } from './remote-outlet.ts'
import { type RemoteRooms, remoteRooms } from './remote-rooms.ts'
import { createRoomCalls } from './room-calls.ts'
import { createRoomsPost, listenToRooms } from './rooms-post.ts'
import type { RoomAnswer, RoomsWire } from './rooms-wire.ts'
import { createSocketsByGame } from './sockets-by-game.ts'

export interface SharedRoomsDeps {
  /** The rooms of this process. */
  readonly rooms: GameRooms
  readonly bus: Bus
  readonly leases: Leases
  readonly processes: Processes
  /** The region that was chosen for a game; null where none was. @default there is one region only */
  readonly regionOf?: (gameId: string) => Promise<string | null>
  readonly clock: Clock
  readonly createCallId: () => string
  readonly onFailure: (event: string, error: unknown) => void
}

const restart: GameServerMessage = { type: 'restart', inMs: 0 }

/** The same one for the same game wherever it is asked, and all about equally often. */
function oneOf(ids: readonly string[], gameId: string): string {
  const sum = Array.from(gameId, (letter) => letter.charCodeAt(0)).reduce(
    (total, code) => total + code,
    0,
  )
  return ids.toSorted()[sum % ids.length] ?? ''
}

interface Attached {
  readonly gameId: string
  /** The process that has the game. */
  readonly owner: string
  readonly send: (message: GameServerMessage) => void
}

/**
 * The rooms of all processes as one: each game is in one process, what sockets here say to it goes there, and what
 * happens in it comes back in its order (R06). When that process is gone, its sockets here are sent `restart`, and
 * whoever joins again takes the game over. `listen` and `viewersOf` know the games of this process only.
 */
export async function createSharedRooms(deps: SharedRoomsDeps): Promise<GameRooms> {
  const { rooms, bus, processes, clock } = deps
  const self = processes.id
  /** The sockets of this process, by their ids. */
  const attached = createSocketsByGame<Attached>()
  const post = createRoomsPost(bus)
  const calls = createRoomCalls({
    processId: self,
    clock,
    createCallId: deps.createCallId,
    post,
  })
  const outlet = createRemoteOutlet((to, socketIds, message) =>
    post(to, { type: 'told', socketIds: [...socketIds], message }),
  )
  const guests = createGuestSockets({
    rooms,
    isOwn: async (gameId) => (await ownerOf(gameId)) === self,
    sendTo: outlet.sendTo,
  })
  const leases = createGameLeases({
    leases: deps.leases,
    processId: self,
    clock,
    isThere: processes.isThere,
    wantedOwnerOf: async (gameId) => {
      const region = await deps.regionOf?.(gameId)
      const there = typeof region === 'string' ? processes.inRegion(region) : []
      // While the region is away, whoever is asked for the game plays it.
      return there.length === 0 || there.includes(self) ? self : oneOf(there, gameId)
    },
    isFollowed: (gameId) => guests.isIn(gameId) || attached.isIn(gameId),
    onLost: (gameId) => void rooms.release(gameId),
    onFailure: (error) => deps.onFailure('rooms.lease', error),
  })
  const ownerOf = (gameId: string) =>
    leases.ownerOf(gameId).catch((cause: unknown) => {
      throw new RoomsUnavailableError('It is not known which process has the game.', { cause })
    })
  const roomsAt = (owner: string): RemoteRooms =>
    owner === self ? rooms : remoteRooms((call) => calls.call(owner, call))
  const roomsOf = async (gameId: string) => roomsAt(await ownerOf(gameId))

  const receive = async (message: RoomsWire): Promise<void> => {
    switch (message.type) {
      case 'call': {
        const { from, callId, call } = message
        const answer = await guests.answer(from, call).catch((error: unknown): RoomAnswer => {
          if (!(error instanceof RoomsUnavailableError)) deps.onFailure('rooms.call', error)
          return { kind: 'unavailable' }
        })
        return post(from, { type: 'answer', callId, answer })
      }
      case 'answer':
        return calls.settle(message.callId, message.answer)
      case 'leave':
        return guests.leave(message.socketId, message.wasSilent)
      case 'told':
        for (const socketId of message.socketIds) attached.get(socketId)?.send(message.message)
        return
      default:
        return message satisfies never
    }
  }

  const onFailure = (error: unknown) => deps.onFailure('rooms.wire', error)
  await listenToRooms(bus, self, {
    onMessage: (message) => void receive(message).catch(onFailure),
    onUnknown: onFailure,
  })
  processes.onGone((other) => {
    guests.leaveAllOf(other)
    for (const [socketId, { owner, send }] of attached.entries()) {
      if (owner !== other) continue
      attached.delete(socketId)
      send(restart)
    }
  })
  // Messages of the meantime are lost, so sockets that follow a game of another process begin anew.
  processes.onReturned(() => {
    guests.sendAll(restart)
    for (const [, { owner, send }] of attached.entries()) if (owner !== self) send(restart)
  })

  const leave = async (socketId: string, wasSilent = false) => {
    const owner = attached.get(socketId)?.owner
    attached.delete(socketId)
    if (owner === self) await rooms.leave(socketId, wasSilent)
    else if (owner !== undefined) post(owner, { type: 'leave', socketId, wasSilent })
  }

  return {
    ...rooms,
    join: async (request) => {
      const { gameId, socketId, send } = request
      await leave(socketId)
      const owner = await ownerOf(gameId)
      attached.set(socketId, { gameId, owner, send })
      return roomsAt(owner).join(request)
    },
    leave,
    say: async (socketId, message) => {
      const owner = attached.get(socketId)?.owner
      return owner === undefined ? [] : roomsAt(owner).say(socketId, message)
    },
    move: async (playerId, move) => (await roomsOf(move.gameId)).move(playerId, move),
    command: async (gameId, playerId, command) =>
      (await roomsOf(gameId)).command(gameId, playerId, command),
    rematch: async (gameId, playerId, action) =>
      (await roomsOf(gameId)).rematch(gameId, playerId, action),
    adjudicate: async (gameId, end) => (await roomsOf(gameId)).adjudicate(gameId, end),
    giveTime: async (gameId, color, ms) => (await roomsOf(gameId)).giveTime(gameId, color, ms),
    judged: async (gameId, move) => (await roomsOf(gameId)).judged(gameId, move),
    relay: async (gameId, line) => (await roomsOf(gameId)).relay(gameId, line),
    forfeit: async (gameId, playerId) => (await roomsOf(gameId)).forfeit(gameId, playerId),
    stop: async (options) => {
      await rooms.stop(options)
      await leases.stop()
    },
  }
}
