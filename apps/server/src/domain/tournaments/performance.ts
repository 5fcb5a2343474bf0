/**
 * The rating difference for a share of the points, from 0.50 to 1.00 in steps of 0.01.
 * @see FIDE Handbook B.02, table 8.1.1
 */
const differences = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166,
  175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383,
  401, 422, 444, 470, 501, 538, 589, 677, 800,
] as const

export interface RatedGame {
  readonly opponentRating: number
  /** 1, ½ or 0. */
  readonly points: number
}

/** The tournament performance: the average rating of the opponents, and what the share of the points adds to it. */
export function performanceOf(games: readonly RatedGame[]): number | null {
  if (games.length === 0) return null
  const sum = (of: (game: RatedGame) => number) =>
    games.reduce((total, game) => total + of(game), 0)
  const average = Math.round(sum(({ opponentRating }) => opponentRating) / games.length)
  const share = Math.round((100 * sum(({ points }) => points)) / games.length)
  const difference = differences[Math.abs(share - 50)] ?? 0
  return Math.max(0, average + (share < 50 ? -difference : difference))
}
