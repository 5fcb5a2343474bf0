/** A drag of a finger or the mouse, from its start. */
export interface Swipe {
  /** Horizontal distance in CSS pixels. */
  x: number
  y: number
  /** Duration of the drag. */
  milliseconds: number
  /** Width of the picture's area in CSS pixels. */
  width: number
}

/** A slow drag counts from this share of the width. */
const farEnough = 0.2
/** A short drag counts from this speed, in CSS pixels per millisecond. */
const fastEnough = 0.4
/** Below this share of the width a drag is a tap. */
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
