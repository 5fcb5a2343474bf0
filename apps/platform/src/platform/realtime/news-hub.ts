/** Publishes values to its listeners. */
export interface NewsHub<News> {
  readonly tell: (event: News) => void
  /** @returns a function that stops listening */
  readonly listen: (listener: (event: News) => void) => () => void
}

export function createNewsHub<News>(): NewsHub<News> {
  const listeners = new Set<(event: News) => void>()
  return {
    tell: (event) => {
      for (const listener of listeners) listener(event)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
