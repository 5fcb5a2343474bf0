export const socketErrors = [
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
export type SocketError = (typeof socketErrors)[number]

/** Counts what went wrong on sockets, for operators and tests. */
export interface SocketCounts {
  readonly add: (error: SocketError) => void
  readonly of: (error: SocketError) => number
}

/** @param onError called for each as well */
export function createSocketCounts(onError?: (error: SocketError) => void): SocketCounts {
  const counts = new Map<SocketError, number>()
  const of = (error: SocketError) => counts.get(error) ?? 0
  return {
    of,
    add: (error) => {
      counts.set(error, of(error) + 1)
      onError?.(error)
    },
  }
}
