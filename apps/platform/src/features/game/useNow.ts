import { useSyncExternalStore } from 'react'

const tickMs = 100

/** The time now, in steps that a clock with tenths needs. It stands still while nothing runs. */
export function useNow(now: () => number, runs: boolean): number {
  return useSyncExternalStore(
    runs ? ticking : still,
    () => Math.floor(now() / tickMs) * tickMs,
    () => 0,
  )
}

const ticking = (tick: () => void) => {
  const timer = setInterval(tick, tickMs)
  return () => clearInterval(timer)
}

const still = () => () => {}
