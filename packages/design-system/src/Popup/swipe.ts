/** The share of a sheet's height by which it must be dragged down to close. */
const farEnough = 0.3
/** In CSS pixels per millisecond: a faster swipe closes the sheet after any distance. */
const fastEnough = 0.6
/** In CSS pixels. A shorter drag counts as a tap. */
const slip = 24

export interface Swipe {
  /** CSS pixels downwards. */
  distance: number
  /** Milliseconds. */
  elapsed: number
  /** Height of the sheet in CSS pixels. */
  height: number
}

/** Decides whether a released sheet closes. */
export function swipeCloses({ distance, elapsed, height }: Swipe): boolean {
  if (distance < slip) return false
  return distance >= height * farEnough || distance / Math.max(1, elapsed) >= fastEnough
}
