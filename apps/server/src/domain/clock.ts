/** Time and timers, so that tests decide what time it is. */
export interface Clock {
  /** The wall clock, for what is stored and shown. */
  readonly now: () => Date
  /** Milliseconds on a clock that never jumps, for durations. */
  readonly monotonic: () => number
  /** Calls back once after `ms`; answers with how to stop it. */
  readonly after: (ms: number, callback: () => void) => () => void
}

/** The clock of this process. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
