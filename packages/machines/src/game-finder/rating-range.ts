import type { RatingMode } from '../start-game-button/start-game-step.ts'

/** The ratings of the opponents that a player wants. */
export interface RatingRange {
  readonly lower: number
  readonly upper: number
}

const width = 200
const step = 10
const top = 3_000

/** What a player without a rating counts as. */
const newRating: Readonly<Record<RatingMode, number>> = { unrated: 1_200, rated: 1_200, fide: 900 }

/** A player's rating for a game of this mode; 0 and none are New. */
export const countedRating = (rating: number | undefined, mode: RatingMode): number =>
  rating === undefined || rating === 0 ? newRating[mode] : rating

/** The range around a rating: 200 wide, in steps of 10, never below 0; from 3000 on it is 2800 to 3000. */
export function rangeAround(rating: number): RatingRange {
  const lower = Math.max(0, step * Math.round((rating - width / 2) / step))
  const upper = lower + width
  return upper >= top ? { lower: top - width, upper: top } : { lower, upper }
}

/** Whether a range that a player typed can be searched in. */
export const isRange = ({ lower, upper }: RatingRange): boolean =>
  Number.isInteger(lower) && Number.isInteger(upper) && lower >= 0 && lower < upper && upper <= top
