import type { Clock } from '../clock.ts'

/**
 * The time that games are played on: milliseconds that begin at the wall clock's time when the server
 * starts and then follow the monotonic clock, so they never jump. When the process itself stood still
 * (a pause of the machine or of the garbage collector), that time is left out: it is no player's (R44).
 */
export interface GameTime {
  /** Whole ms. */
  readonly now: () => number
  /** How far the wall clock is ahead; what is stored is `now() + aheadMs()`, so another process can read it. */
  readonly aheadMs: () => number
  readonly stop: () => void
}

const beatMs = 250
/** A beat that comes later than this means that the process stood still. */
const longestBeatMs = 1_000

export function createGameTime(clock: Clock): GameTime {
  let lastBeat = clock.monotonic()
  let skipped = 0
  const origin = clock.now().getTime() - lastBeat
  const beat = () => {
    const monotonic = clock.monotonic()
    const gap = monotonic - lastBeat
    if (gap > longestBeatMs) skipped += gap - beatMs
    lastBeat = monotonic
    return monotonic
  }
  let stopTimer = () => {}
  const arm = () => {
    stopTimer = clock.after(beatMs, () => {
      beat()
      arm()
    })
  }
  arm()
  const now = () => Math.round(origin + beat() - skipped)
  return {
    now,
    aheadMs: () => clock.now().getTime() - now(),
    stop: () => stopTimer(),
  }
}
