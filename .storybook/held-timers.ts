/** A timer of this long or longer, in milliseconds, ends what a reader was meant to see. Shorter ones are motion. */
const shown = 1000

const pending = new Set<number>()
let held = false

const begin = window.setTimeout.bind(window)
const end = window.clearTimeout.bind(window)

/**
 * `setTimeout` for stories. Told to hold, no long timer runs out, neither one that was begun nor one that begins: what
 * says "Copied" for two seconds says so for as long as its pictures take.
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

/** Ends the long timers of the story that is over, and keeps new ones from running. */
export function holdTimers(): void {
  held = true
  for (const timer of pending) end(timer)
  pending.clear()
}

/** Lets the timers of the next story run. */
export function releaseTimers(): void {
  held = false
}
