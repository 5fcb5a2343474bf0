/** Codes of following, blocking and reporting players, with their HTTP statuses. */
export const peopleErrors = {
  /** The caller follows as many as one may. @see relationLimits */
  following_limit_reached: 400,
  /** The caller blocks as many as one may. */
  blocking_limit_reached: 400,
  /** The player can't be followed; it is not told why. */
  player_not_available: 403,
  /** The caller is the player. */
  own_account: 400,
  /** The caller has sent as many reports as one may in a day. */
  report_limit_reached: 429,
} as const
