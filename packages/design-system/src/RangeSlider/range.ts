/** Two numbers, the lower first. */
export type Range = readonly [lower: number, upper: number]

export interface RangeBounds {
  min: number
  max: number
  step: number
  /** The smallest distance between the two. */
  gap: number
}

/** Rounds a number to a step counted from `min`, within the bounds. */
export function toStep(value: number, { min, max, step }: Omit<RangeBounds, 'gap'>): number {
  const stepped = min + Math.round((value - min) / step) * step
  const highest = min + Math.floor((max - min) / step) * step
  return Math.min(Math.max(stepped, min), highest)
}

/** Sets one end of a range. That end is limited by the bounds and the other end, which does not move. */
export function withEnd(
  range: Range,
  end: 'lower' | 'upper',
  value: number,
  bounds: RangeBounds,
): Range {
  const [lower, upper] = range
  return end === 'lower'
    ? [Math.max(bounds.min, Math.min(toStep(value, bounds), upper - bounds.gap)), upper]
    : [lower, Math.min(bounds.max, Math.max(toStep(value, bounds), lower + bounds.gap))]
}
