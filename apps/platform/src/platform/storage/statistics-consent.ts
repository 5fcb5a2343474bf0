import { keptValue } from './kept-value.ts'
import type { KeyValueStore } from './key-value-store.ts'

/** Whether the reader of this browser allows statistics; not until asked for. */
export interface StatisticsConsent {
  readonly isGiven: () => boolean
  /** Gives or withdraws it. Where the browser stores nothing it holds until the page is left. */
  readonly give: (isGiven: boolean) => void
  /** Calls back after a change, here or in another tab. @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void
}

/** Opens the consent that this browser keeps. */
export function openStatisticsConsent(store: KeyValueStore): StatisticsConsent {
  const kept = keptValue(store, 'kingside.statistics')
  let isGiven = kept.read() === 'yes'
  const listeners = new Set<() => void>()
  const change = (next: boolean) => {
    isGiven = next
    for (const listener of listeners) listener()
  }
  kept.listen((value) => change(value === 'yes'))
  return {
    isGiven: () => isGiven,
    give: (next) => {
      change(next)
      void kept.save(next ? 'yes' : null).catch(() => {})
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
