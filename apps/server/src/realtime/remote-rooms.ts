import type { GameRooms } from '../domain/games/rooms.types.ts'
import type { RoomAnswer, RoomCall } from './rooms-wire.ts'

/** What can be done with a game that another process has. */
export type RemoteRooms = Pick<
  GameRooms,
  | 'join'
  | 'say'
  | 'move'
  | 'command'
  | 'rematch'
  | 'forfeit'
  | 'adjudicate'
  | 'giveTime'
  | 'judged'
  | 'relay'
>

/** The rooms of another process, by calls to it. */
export const remoteRooms = (call: (call: RoomCall) => Promise<RoomAnswer>): RemoteRooms => ({
  join: async ({ gameId, socketId, playerId, userType, sinceV }) => {
    const answer = await call({ method: 'join', gameId, socketId, playerId, userType, sinceV })
    if (answer.kind === 'joined' || answer.kind === 'game-not-found') return answer
    throw unexpected(answer)
  },
  say: async (socketId, message) => {
    const answer = await call({ method: 'say', socketId, message })
    if (answer.kind === 'said') return answer.messages
    throw unexpected(answer)
  },
  move: async (playerId, move) => {
    const answer = await call({ method: 'move', playerId, move })
    if (answer.kind === 'moved') return answer.answer
    throw unexpected(answer)
  },
  command: async (gameId, playerId, command) => {
    const answer = await call({ method: 'command', gameId, playerId, command })
    if (answer.kind === 'commanded') return answer.answer
    throw unexpected(answer)
  },
  rematch: async (gameId, playerId, action) => {
    const answer = await call({ method: 'rematch', gameId, playerId, action })
    if (answer.kind === 'commanded') return answer.answer
    throw unexpected(answer)
  },
  adjudicate: async (gameId, end) => {
    const answer = await call({ method: 'adjudicate', gameId, end })
    if (answer.kind !== 'adjudicated') throw unexpected(answer)
    return answer.answer
  },
  giveTime: async (gameId, color, ms) => {
    const answer = await call({ method: 'giveTime', gameId, color, ms })
    if (answer.kind !== 'time-given') throw unexpected(answer)
    return answer.answer
  },
  judged: async (gameId, move) => {
    const answer = await call({ method: 'judged', gameId, move })
    if (answer.kind !== 'judged') throw unexpected(answer)
  },
  relay: async (gameId, line) => {
    const answer = await call({ method: 'relay', gameId, line })
    if (answer.kind !== 'relayed') throw unexpected(answer)
    return answer.isNew
  },
  forfeit: async (gameId, playerId) => {
    const answer = await call({ method: 'forfeit', gameId, playerId })
    if (answer.kind !== 'forfeited') throw unexpected(answer)
  },
})

const unexpected = ({ kind }: RoomAnswer) =>
  new Error(`Another process answered "${kind}", which is no answer to that.`)
