/** Tells what comes in to whoever listens. */
export interface NewsHub<News> {
  readonly tell: (news: News) => void
  /** @returns what stops the listening */
  readonly listen: (listener: (news: News) => void) => () => void
}

export function createNewsHub<News>(): NewsHub<News> {
  const listeners = new Set<(news: News) => void>()
  return {
    tell: (news) => {
      for (const listener of listeners) listener(news)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
