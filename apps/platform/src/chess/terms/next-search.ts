import type { GameFinderSettings } from '@kingside/machines/game-finder'

/** What is to be searched for. */
export type SearchTerms = Pick<GameFinderSettings, 'mode' | 'timeControl'>

let asked: SearchTerms | null = null

/**
 * A search that one page asks for and the start page begins. It is no part of the address: no link may begin a search for
 * whoever opens it.
 */
export const nextSearch = {
  ask: (terms: SearchTerms): void => {
    asked = terms
  },
  /** Null where nothing was asked for. */
  current: (): SearchTerms | null => asked,
  clear: (): void => {
    asked = null
  },
}
