/** Codes of puzzles, with their HTTP statuses. */
export const puzzleErrors = {
  /** The caller has begun as many new puzzles today as the account allows. */
  puzzle_limit_reached: 403,
  /** There is no puzzle that the caller has not tried. */
  no_puzzles: 404,
  /** The move is not the next one of this try: another tab went on. */
  puzzle_out_of_step: 409,
} as const
