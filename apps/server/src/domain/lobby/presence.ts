import type { LobbyFeed } from './lobby-feed.ts'

/** Who was in the lobby and has left it. */
export interface Presence {
  /** Whether the player's connection was there and is gone. A player who never had one is not away. */
  readonly isAway: (playerId: number) => boolean
  /** Calls back for who leaves; answers with how to stop. */
  readonly onGone: (listener: (playerId: number) => void) => () => void
}

export function createPresence(feed: LobbyFeed): Presence {
  const gone = new Set<number>()
  return {
    isAway: (playerId) => {
      if (!gone.has(playerId)) return false
      if (!feed.isHere(playerId)) return true
      gone.delete(playerId)
      return false
    },
    onGone: (listener) =>
      feed.onGone((playerId) => {
        gone.add(playerId)
        listener(playerId)
      }),
  }
}
