/** Timers of at least this time, in milliseconds, end something visible. Shorter ones are animations. */
const shown = 1000

const pending = new Set<number>()
let held = false

const begin = window.setTimeout.bind(window)
const end = window.clearTimeout.bind(window)

/**
 * `setTimeout` for stories. While held, no long timer fires, whether begun before or after: a button that says "Copied"
 * for two seconds says so until its pictures are taken.
 */
const beginHeld = (call: TimerHandler, wait = 0, ...values: unknown[]): number => {
  if (wait < shown || typeof call !== 'function') return begin(call, wait, ...values)
  const timer = begin(() => {
    pending.delete(timer)
    call(...values)
  }, wait)
  if (held) end(timer)
  else pending.add(timer)
  return timer
}

const endHeld = (timer: number | undefined) => {
  if (timer !== undefined) pending.delete(timer)
  end(timer)
}

Object.assign(window, { setTimeout: beginHeld, clearTimeout: endHeld })

/** Cancels the long timers of the finished story, and prevents new ones. */
export function holdTimers(): void {
  held = true
  for (const timer of pending) end(timer)
  pending.clear()
}

/** Lets the timers of the next story run. */
export function releaseTimers(): void {
  held = false
}
