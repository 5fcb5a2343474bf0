import type { GameServerMessage } from '@kingside/api'
import {
  type GameRooms,
  type JoinRequest,
  type RoomMessage,
  RoomsUnavailableError,
} from '../domain/games/rooms.types.ts'

export interface FakeRooms extends GameRooms {
  readonly joins: JoinRequest[]
  readonly said: RoomMessage[]
  readonly left: string[]
  /** Those of them that were silent. */
  readonly silent: string[]
  /** The games that were released. */
  readonly lost: string[]
  readonly forfeited: { readonly gameId: string; readonly playerId: number }[]
  /** Tells all who have joined and not left. */
  readonly tell: (message: GameServerMessage) => void
  /** What `say` answers. */
  answers: readonly GameServerMessage[]
  /** What is told between a join and its answer. */
  duringJoin: readonly GameServerMessage[]
  /** Makes every promise reject with this. */
  failure: Error | null
}

export const unavailable = new RoomsUnavailableError('The store does not answer.')
export const knownGame = 'game-number-1'

/** Rooms that know one game and note what they are told. */
export function fakeRooms(): FakeRooms {
  const present = new Map<string, JoinRequest>()
  const rooms: FakeRooms = {
    joins: [],
    said: [],
    left: [],
    silent: [],
    lost: [],
    forfeited: [],
    answers: [],
    duringJoin: [],
    failure: null,
    tell: (message) => {
      for (const { send } of present.values()) send(message)
    },
    join: async (request) => {
      if (rooms.failure) throw rooms.failure
      const { gameId, sinceV, userType, socketId } = request
      if (gameId !== knownGame) return { kind: 'game-not-found' }
      rooms.joins.push(request)
      present.set(socketId, request)
      for (const message of rooms.duringJoin) request.send(message)
      return {
        kind: 'joined',
        userType,
        messages: [{ type: 'joined', gameId, v: sinceV, userType }],
      }
    },
    say: async (_, message) => {
      if (rooms.failure) throw rooms.failure
      rooms.said.push(message)
      return rooms.answers
    },
    leave: async (socketId, wasSilent = false) => {
      if (!present.delete(socketId)) return
      rooms.left.push(socketId)
      if (wasSilent) rooms.silent.push(socketId)
    },
    move: async (_, { gameId, moveId }) => {
      const clocks = { w: 0, b: 0 }
      return { type: 'ack', ack: { gameId, moveId, v: 1, outcome: 'accepted', clocks } }
    },
    command: async () => ({ type: 'refused', reason: 'not-due' }),
    rematch: async () => ({ type: 'done' }),
    listen: () => () => {},
    viewersOf: () => present.size,
    release: async (gameId) => {
      rooms.lost.push(gameId)
      rooms.tell({ type: 'restart', inMs: 0 })
    },
    giveTime: async (gameId) => (gameId === knownGame ? 'given' : 'game-not-found'),
    adjudicate: async (gameId) => (gameId === knownGame ? 'ended' : 'game-not-found'),
    judged: async () => {},
    relay: async () => false,
    forfeit: async (gameId, playerId) => {
      if (rooms.failure) throw rooms.failure
      rooms.forfeited.push({ gameId, playerId })
    },
    host: {
      create: async () => knownGame,
      ongoingOf: async () => [],
      scheduledOf: async () => [],
      startedOf: async () => [],
    },
    resumeAll: async () => {},
    stop: async () => {},
  }
  return rooms
}
