/** Tells the rest of this process that sign-ins have ended, so that open sockets close at once. */
export interface SessionEnds {
  readonly publish: (sessionId: string) => void
  /** Calls back for each session that ends; answers with how to stop. */
  readonly onEnd: (listener: (sessionId: string) => void) => () => void
}

export function createSessionEnds(): SessionEnds {
  const listeners = new Set<(sessionId: string) => void>()
  return {
    publish: (sessionId) => {
      for (const listener of listeners) listener(sessionId)
    },
    onEnd: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
