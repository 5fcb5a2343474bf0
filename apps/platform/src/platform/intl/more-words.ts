/** What loads the words that the first page does without. A page has one language, so there is one for all. */
let load: () => Promise<void> = async () => {}

/** Says what loads them; they are loaded once. */
export function setMoreWords(more: () => Promise<void>): void {
  let loaded: Promise<void> | null = null
  load = () => {
    loaded ??= more().catch(() => {
      loaded = null
    })
    return loaded
  }
}

/**
 * Resolves when there are words for everything; whatever is loaded after the first page waits for it. Where they fail to
 * load, English stands in for them, and the next one asks again.
 */
export const moreWords = (): Promise<void> => load()
