/** Below this the clock shows tenths. */
const tenthsBelowMs = 20_000

/** Rounded to what the clock shows, so that it is not rendered ten times a second while it shows seconds. */
export function shownMs(timeMs: number | null): number | null {
  if (timeMs === null) return null
  if (timeMs >= tenthsBelowMs) return Math.ceil(timeMs / 1000) * 1000
  return Math.min(tenthsBelowMs - 1, Math.ceil(timeMs / 100) * 100)
}
