/** A finger or mouse on the picture, from where it came down. */
export interface Swipe {
  /** How far it moved sideways, in CSS pixels. */
  x: number
  y: number
  /** How long it took. */
  milliseconds: number
  /** How wide the picture's place is. */
  width: number
}

/** The share of the width from which a slow move counts. */
const farEnough = 0.2
/** CSS pixels per millisecond from which a short move counts. */
const fastEnough = 0.4
/** The share of the width below which nothing counts: a tap. */
const tap = 0.02

/**
 * Which picture a swipe leads to.
 *
 * @returns 1 for the picture that lies to the right, -1 for the one to the left, 0 to stay
 */
export function swipeStep({ x, y, milliseconds, width }: Swipe): -1 | 0 | 1 {
  const distance = Math.abs(x)
  if (distance < width * tap || distance < Math.abs(y)) return 0
  const counts = distance > width * farEnough || distance / milliseconds > fastEnough
  if (!counts) return 0
  return x < 0 ? 1 : -1
}
