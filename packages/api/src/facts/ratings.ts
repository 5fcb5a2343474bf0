/** `worldchess` is the platform's own rating. */
export const ratingTypes = ['non-rated', 'worldchess', 'fide', 'otb'] as const
export type RatingType = (typeof ratingTypes)[number]

/** The rating types that a game here can be played for; `otb` is from boards of wood. */
export const playableRatingTypes = ['non-rated', 'worldchess', 'fide'] as const
export type PlayableRatingType = (typeof playableRatingTypes)[number]

/** How a game counts: not at all, for the platform's rating, for the federation's online rating. */
export const ratingModes = ['unrated', 'rated', 'fide'] as const
export type RatingMode = (typeof ratingModes)[number]

export const ratingTypeOf = {
  unrated: 'non-rated',
  rated: 'worldchess',
  fide: 'fide',
} as const satisfies Record<RatingMode, PlayableRatingType>

/** A player's rating before the first rated game, as it is stored; 0 is none (specification 2, section 3). */
export const initialRatings = {
  'non-rated': 1200,
  worldchess: 1200,
  fide: 0,
  otb: 0,
} as const satisfies Record<RatingType, number>

/** What a player without a rating counts as (specification 2, section 3: New). */
export const newRatings = {
  'non-rated': 1200,
  worldchess: 1200,
  fide: 900,
  otb: 900,
} as const satisfies Record<RatingType, number>

/** The ratings of the opponents that a player wants, both ends included. */
export interface RatingRange {
  readonly lower: number
  readonly upper: number
}

/** The rating ranges: how wide, in which steps, and where they end (specification 2, section 9). */
export const ratingRangeFacts = { width: 200, step: 10, top: 3000 } as const

/** The rating as it is shown, in whole points; null is New: none is stored, or 0. */
export function displayedRating(rating: number | null | undefined): number | null {
  const shown = Math.round(rating ?? 0)
  return shown === 0 ? null : shown
}

/** The rating with which a player is paired: the stored one, or what New counts as. */
export function countedRating(rating: number | null | undefined, type: RatingType): number {
  return displayedRating(rating) ?? newRatings[type]
}

/**
 * The range around a rating: `lower = 10·round((rating − 100) / 10)`, `upper = lower + 200`; the range that
 * would reach 3000 is 2800 to 3000, and lower is never below 0 (specification 2, section 3; design.md).
 */
export function ratingRange(rating: number): RatingRange {
  const { width, step, top } = ratingRangeFacts
  const lower = Math.max(0, step * Math.round((rating - width / 2) / step))
  const upper = lower + width
  return upper >= top ? { lower: top - width, upper: top } : { lower, upper }
}

/** The range around a player's rating for a game of this mode. */
export const ratingRangeFor = (rating: number | undefined, mode: RatingMode): RatingRange =>
  ratingRange(countedRating(rating, ratingTypeOf[mode]))

/** Whether a range that a player typed can be searched in. */
export const isRatingRange = ({ lower, upper }: RatingRange): boolean =>
  Number.isInteger(lower) &&
  Number.isInteger(upper) &&
  lower >= 0 &&
  lower < upper &&
  upper <= ratingRangeFacts.top
