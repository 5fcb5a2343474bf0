import { perApp } from '../platform/page/index.ts'

/** Tells the parts of the tower that are open that coins, items or the consent have changed. */
export const towerChanges = perApp(() => {
  const listeners = new Set<() => void>()
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    /** @returns a function that stops listening */
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
})
