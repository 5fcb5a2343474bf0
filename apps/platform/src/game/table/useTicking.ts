import { useSyncExternalStore } from 'react'

const tickMs = 100

/**
 * What a clock shows, read ten times a second while it runs, which a clock with tenths needs. It is drawn anew when
 * it shows something else.
 * @param read gives a value that is compared by `Object.is`
 */
export function useTicking<Shown extends number | null>(runs: boolean, read: () => Shown): Shown {
  return useSyncExternalStore(runs ? ticking : still, read)
}

const ticking = (tick: () => void) => {
  const timer = setInterval(tick, tickMs)
  return () => clearInterval(timer)
}

const still = () => () => {}
