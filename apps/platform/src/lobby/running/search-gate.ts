import { perApp } from '../../platform/page/index.ts'

/** Asks before a search, as long as the player has a game in progress. */
export interface SearchGate {
  /** Whether to search: at once, or after the question. */
  readonly ask: () => Promise<boolean>
  /** Puts a question before every search. @returns a function that takes it away */
  readonly close: (question: () => Promise<boolean>) => () => void
}

/** The gate of an app. */
export const searchGateOf = perApp((): SearchGate => {
  let asked: (() => Promise<boolean>) | null = null
  return {
    ask: async () => asked === null || asked(),
    close: (question) => {
      asked = question
      return () => {
        if (asked === question) asked = null
      }
    },
  }
})
