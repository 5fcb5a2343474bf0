/** The part of a document that tells whether it is visible. */
export type SightedPage = Pick<Document, 'hidden' | 'addEventListener'>

/** Whether a game awaits the player's move in a hidden tab. */
export interface OwnTurn {
  readonly isMissed: () => boolean
  /** Called by the page of a game. */
  readonly tell: (isToMove: boolean) => void
  /** Calls back whenever the answer may have changed. */
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
