import type { Clock } from '../domain/clock.ts'
import type { Leases } from '../domain/realtime/bus.ts'

/** How long a process has a game without renewing, how often it renews, and how long it keeps one that nobody uses, in ms. */
const leaseMs = 10_000
const renewMs = 3_000
const idleMs = 60_000

/** Which process has which game. */
export interface GameLeases {
  /** Who has the game now; takes it when nobody does. */
  readonly ownerOf: (gameId: string) => Promise<string>
  /** Gives back every game. */
  readonly stop: () => Promise<void>
}

export interface GameLeasesDeps {
  readonly leases: Leases
  readonly processId: string
  readonly clock: Clock
  /** Whether somebody follows the game through this process, so that it is kept. */
  readonly isFollowed: (gameId: string) => boolean
  readonly onFailure: (error: unknown) => void
}

/** A lease says where to send what is meant for a game; that only one process writes it is the store's fence's work. */
export function createGameLeases(deps: GameLeasesDeps): GameLeases {
  const { leases, processId, clock, isFollowed, onFailure } = deps
  const usedAt = new Map<string, number>()
  const key = (gameId: string) => `game ${gameId}`
  const renew = async () => {
    const now = clock.monotonic()
    for (const [gameId, at] of usedAt) {
      if (isFollowed(gameId) || now - at < idleMs) {
        const owner = await leases.take(key(gameId), processId, leaseMs)
        if (owner !== processId) usedAt.delete(gameId)
      } else {
        usedAt.delete(gameId)
        await leases.release(key(gameId), processId)
      }
    }
  }
  let stopTimer = () => {}
  const arm = () => {
    stopTimer = clock.after(renewMs, () => {
      arm()
      renew().catch(onFailure)
    })
  }
  arm()
  return {
    ownerOf: async (gameId) => {
      if (!usedAt.has(gameId)) {
        const owner = await leases.take(key(gameId), processId, leaseMs)
        if (owner !== processId) return owner
      }
      usedAt.set(gameId, clock.monotonic())
      return processId
    },
    stop: async () => {
      stopTimer()
      const games = [...usedAt.keys()]
      usedAt.clear()
      await Promise.all(games.map((gameId) => leases.release(key(gameId), processId)))
    },
  }
}
