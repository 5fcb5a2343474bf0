import type { ApiClientOptions } from '@kingside/api'
import { onlyRegion } from '@kingside/api/facts'

/** Where the sockets of one game are opened. */
export interface GameAddress {
  /** Finds the address out; never rejects. */
  readonly prepare: (signal: AbortSignal) => Promise<void>
  /** The address for the next socket. */
  readonly next: () => string
  /** The last socket was let into the game. */
  readonly onJoined: () => void
}

/** Of the page's own server, which reaches the games of all regions. */
const ownAddress = '/api/ws/game/'
/** How long the own address is used after a region's could not be reached, in milliseconds. */
const awayMs = 60_000
/** How long to wait for the region's address before the own one is used, in milliseconds. */
const longestMs = 2_000

/**
 * The address of a game: its region's, and the own one while the region can't be reached. The game itself is the same
 * at both.
 */
export function createGameAddress(
  options: ApiClientOptions,
  region: string,
  now: () => number,
): GameAddress {
  let regional: string | null = null
  let isOpening = false
  let awayUntil = -Infinity

  const find = async (signal: AbortSignal) => {
    const { listRegionsOf } = await import('./region-addresses.ts')
    const timely = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
    const found = (await listRegionsOf(options, timely)).find(({ rId }) => rId === region)
    if (found) regional = new URL('ws/game/', found.baseUrl).href
  }

  return {
    prepare: async (signal) => {
      if (region !== onlyRegion && regional === null) await find(signal).catch(() => {})
    },
    next: () => {
      // The last one was never let in.
      if (isOpening) awayUntil = now() + awayMs
      isOpening = regional !== null && now() >= awayUntil
      return isOpening && regional !== null ? regional : ownAddress
    },
    onJoined: () => {
      isOpening = false
    },
  }
}
