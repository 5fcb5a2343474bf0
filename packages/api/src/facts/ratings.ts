/** `worldchess` is the platform's own rating. */
export const ratingTypes = ['non-rated', 'worldchess', 'fide', 'otb'] as const
export type RatingType = (typeof ratingTypes)[number]

/** The families of ratings: the platform's own, the federation's online rating, over the board. */
export const ratingFamilies = ['worldchess', 'fide', 'otb'] as const
export type RatingFamily = (typeof ratingFamilies)[number]

/** Above this deviation (of Glicko-2) a rating is provisional. */
export const provisionalAbove = 110

/** The rating types of online games; `otb` is the rating for games over the board. */
export const playableRatingTypes = ['non-rated', 'worldchess', 'fide'] as const
export type PlayableRatingType = (typeof playableRatingTypes)[number]

/** What a game counts for: nothing, the platform's rating, or the federation's online rating. */
export const ratingModes = ['unrated', 'rated', 'fide'] as const
export type RatingMode = (typeof ratingModes)[number]

export const ratingTypeOf = {
  unrated: 'non-rated',
  rated: 'worldchess',
  fide: 'fide',
} as const satisfies Record<RatingMode, PlayableRatingType>

/** A player's stored rating before the first rated game; 0 is none (specification 2, section 3). */
export const initialRatings = {
  'non-rated': 1200,
  worldchess: 1200,
  fide: 0,
  otb: 0,
} as const satisfies Record<RatingType, number>

/** The rating used for a player without one (specification 2, section 3: New). */
export const newRatings = {
  'non-rated': 1200,
  worldchess: 1200,
  fide: 900,
  otb: 900,
} as const satisfies Record<RatingType, number>

/** The range of opponents' ratings that a player accepts, both ends included. */
export interface RatingRange {
  readonly lower: number
  readonly upper: number
}

/** Width, step and upper end of the rating ranges (specification 2, section 9). */
export const ratingRangeFacts = { width: 200, step: 10, top: 3000 } as const

/** The rating in whole points; null (shown as "New") when none is stored or it is 0. */
export function displayedRating(rating: number | null | undefined): number | null {
  const shown = Math.round(rating ?? 0)
  return shown === 0 ? null : shown
}

/**
 * The rating used for pairing: the stored one, or the rating for New. In unrated play every player counts as New
 * (specification 1, section 3), so that everybody finds an opponent.
 */
export function countedRating(rating: number | null | undefined, type: RatingType): number {
  if (type === 'non-rated') return newRatings[type]
  return displayedRating(rating) ?? newRatings[type]
}

/**
 * The range around a rating: `lower = 10·round((rating − 100) / 10)`, never below 0, and `upper = lower + 200`. A range
 * that would reach 3000 becomes 2800 to 3000 (specification 2, section 3; design.md).
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

/** Whether a search accepts the range that a player typed. */
export const isRatingRange = ({ lower, upper }: RatingRange): boolean =>
  Number.isInteger(lower) &&
  Number.isInteger(upper) &&
  lower >= 0 &&
  lower < upper &&
  upper <= ratingRangeFacts.top
