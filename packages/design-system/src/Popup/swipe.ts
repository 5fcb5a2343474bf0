/** Share of its height that a sheet must be drawn down to close. */
const farEnough = 0.3
/** CSS pixels per millisecond: a flick closes the sheet from anywhere. */
const fastEnough = 0.6
/** CSS pixels. Less is a tap that slipped. */
const slip = 24

export interface Swipe {
  /** CSS pixels downwards. */
  distance: number
  /** Milliseconds. */
  elapsed: number
  /** Height of the sheet in CSS pixels. */
  height: number
}

/** Decides whether a sheet that was let go goes away or comes back. */
export function swipeCloses({ distance, elapsed, height }: Swipe): boolean {
  if (distance < slip) return false
  return distance >= height * farEnough || distance / Math.max(1, elapsed) >= fastEnough
}
