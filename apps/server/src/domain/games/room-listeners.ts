import type { GameServerMessage } from '@kingside/api'

type Listener = (message: GameServerMessage) => void

/** The followers of games without a socket. */
export interface RoomListeners {
  /** @returns how to stop */
  readonly listen: (gameId: string, listener: Listener) => () => void
  readonly send: (gameId: string, message: GameServerMessage) => void
  /** Ends all that follow a game. */
  readonly end: (gameId: string) => void
  readonly count: () => number
}

export function createRoomListeners(): RoomListeners {
  const listeners = new Map<string, Set<Listener>>()
  return {
    listen: (gameId, listener) => {
      const own = (message: GameServerMessage) => listener(message)
      const ofGame = listeners.get(gameId) ?? new Set()
      listeners.set(gameId, ofGame.add(own))
      return () => {
        ofGame.delete(own)
        if (ofGame.size === 0 && listeners.get(gameId) === ofGame) listeners.delete(gameId)
      }
    },
    send: (gameId, message) => {
      for (const listener of listeners.get(gameId) ?? []) listener(message)
    },
    end: (gameId) => void listeners.delete(gameId),
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
