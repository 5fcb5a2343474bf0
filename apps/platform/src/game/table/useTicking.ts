import { useSyncExternalStore } from 'react'

const tickMs = 100

/**
 * The value that a clock shows, read ten times a second while it runs, as often as tenths need. It renders only when
 * the value changes.
 * @param read returns a value that is compared by `Object.is`
 */
export function useTicking<Shown extends number | null>(runs: boolean, read: () => Shown): Shown {
  return useSyncExternalStore(runs ? ticking : still, read)
}

const ticking = (tick: () => void) => {
  const timer = setInterval(tick, tickMs)
  return () => clearInterval(timer)
}

const still = () => () => {}
