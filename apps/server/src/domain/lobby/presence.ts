import type { LobbyFeed } from './lobby-feed.ts'

/** Who was in the lobby and has left it. */
export interface Presence {
  /** Whether the player's connection was there and is gone. A player who never had one is not away. */
  readonly isAway: (playerId: number) => boolean
  /** Calls back for who leaves; answers with how to stop. */
  readonly onGone: (listener: (playerId: number) => void) => () => void
}

export function createPresence(feed: LobbyFeed): Presence {
  /** Players who were seen here, or have gone. */
  const known = new Set<number>()
  return {
    isAway: (playerId) => {
      const isHere = feed.isHere(playerId)
      if (isHere) known.add(playerId)
      return !isHere && known.has(playerId)
    },
    onGone: (listener) =>
      feed.onGone((playerId) => {
        known.add(playerId)
        listener(playerId)
      }),
  }
}
