/** A page as far as it may be out of sight. */
export type SightedPage = Pick<Document, 'hidden' | 'addEventListener'>

/** Whether a game waits for the player's move in a tab that nobody sees. */
export interface OwnTurn {
  readonly isMissed: () => boolean
  /** Told by the page of a game. */
  readonly tell: (isToMove: boolean) => void
  /** Calls whenever the answer may be another. */
  readonly listen: (listener: () => void) => void
}

export function followOwnTurn(page: SightedPage): OwnTurn {
  const listeners = new Set<() => void>()
  const call = () => listeners.forEach((listener) => listener())
  let isToMove = false
  page.addEventListener('visibilitychange', call)
  return {
    isMissed: () => isToMove && page.hidden,
    tell: (next) => {
      isToMove = next
      call()
    },
    listen: (listener) => void listeners.add(listener),
  }
}
