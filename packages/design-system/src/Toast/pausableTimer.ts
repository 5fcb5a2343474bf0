/** A timer that can be held and go on, by several holders at once. */
export interface PausableTimer {
  /** Stops the time until every holder has let go. */
  hold(holder: string): void
  release(holder: string): void
  cancel(): void
}

/**
 * Calls back once, after a time during which nobody held it.
 *
 * @param duration milliseconds; 0 or less never calls back
 */
export function startTimer(duration: number, onEnd: () => void): PausableTimer {
  const holders = new Set<string>()
  let remaining = duration
  let startedAt = 0
  let running: ReturnType<typeof setTimeout> | undefined

  const run = () => {
    if (running !== undefined || remaining <= 0) return
    startedAt = Date.now()
    running = setTimeout(() => {
      remaining = 0
      onEnd()
    }, remaining)
  }
  const stop = () => {
    if (running === undefined) return
    clearTimeout(running)
    running = undefined
    remaining = Math.max(1, remaining - (Date.now() - startedAt))
  }

  run()
  return {
    hold(holder) {
      holders.add(holder)
      stop()
    },
    release(holder) {
      holders.delete(holder)
      if (holders.size === 0) run()
    },
    cancel() {
      stop()
      remaining = 0
    },
  }
}
