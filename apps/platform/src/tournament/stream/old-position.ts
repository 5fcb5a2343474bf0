/** A position and when it was first seen, in ms. */
interface Seen {
  readonly fen: string
  readonly at: number
}

/** Remembers positions, so that only old ones are analysed: the engine must not help who plays them now. */
export interface OldPositions {
  /** A position is on the board. */
  readonly see: (fen: string, at: number) => void
  /** The newest position that has been left for so long; null while there is none. */
  readonly newest: (now: number, delayMs: number) => string | null
}

const mostKept = 400

export function createOldPositions(): OldPositions {
  let seen: readonly Seen[] = []
  return {
    see: (fen, at) => {
      if (seen.at(-1)?.fen !== fen) seen = [...seen, { fen, at }].slice(-mostKept)
    },
    newest: (now, delayMs) => {
      // A position is left when the next one is there.
      const left = seen.findLastIndex(
        (_, index) => index + 1 < seen.length && now - (seen[index + 1]?.at ?? now) >= delayMs,
      )
      return seen[left]?.fen ?? null
    },
  }
}
