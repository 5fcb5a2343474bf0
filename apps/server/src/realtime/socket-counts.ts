export const socketTroubles = [
  /** An upgrade from another site. */
  'foreign-origin',
  /** A message of a type that this server does not know; ignored. */
  'unknown-type',
  'malformed',
  'forbidden',
  'flooded',
  'too-many',
  'slow',
  /** Half-open: neither message nor pong. */
  'silent',
  'failed',
] as const
export type SocketTrouble = (typeof socketTroubles)[number]

/** Counts what went wrong on sockets, for operators and tests. */
export interface SocketCounts {
  readonly add: (trouble: SocketTrouble) => void
  readonly of: (trouble: SocketTrouble) => number
}

/** @param onTrouble hears of each as well */
export function createSocketCounts(onTrouble?: (trouble: SocketTrouble) => void): SocketCounts {
  const counts = new Map<SocketTrouble, number>()
  const of = (trouble: SocketTrouble) => counts.get(trouble) ?? 0
  return {
    of,
    add: (trouble) => {
      counts.set(trouble, of(trouble) + 1)
      onTrouble?.(trouble)
    },
  }
}
