/**
 * The games of a pair: the points of the first, of so many games.
 * @typedef {{ first: string, second: string, points: number, games: number }} Result
 */

const perRating = Math.LN10 / 400

/** What the first is expected to score. @param {number} difference of the ratings */
export const expected = (difference) => 1 / (1 + Math.exp(-difference * perRating))

/**
 * The ratings under which the results are likeliest (Elo's model, a draw is half a win), with the mean at 0. Each pair
 * has one drawn game more, so that a player who won all has a rating too.
 * @param {readonly Result[]} results
 * @returns {ReadonlyMap<string, number>}
 */
export function ratingsOf(results) {
  const names = [...new Set(results.flatMap(({ first, second }) => [first, second]))]
  const ratings = new Map(names.map((name) => [name, 0]))
  const of = (/** @type {string} */ name) => ratings.get(name) ?? 0
  for (let round = 0; round < 2_000; round += 1) {
    const slopes = new Map(names.map((name) => [name, { slope: 0, weight: 0 }]))
    for (const { first, second, points, games } of results) {
      const share = expected(of(first) - of(second))
      const missing = points + 0.5 - (games + 1) * share
      const weight = (games + 1) * share * (1 - share) * perRating
      for (const [name, sign] of /** @type {const} */ ([
        [first, 1],
        [second, -1],
      ])) {
        const sum = slopes.get(name)
        if (!sum) continue
        sum.slope += sign * missing
        sum.weight += weight
      }
    }
    for (const [name, { slope, weight }] of slopes) ratings.set(name, of(name) + slope / weight / 2)
  }
  const mean = names.reduce((sum, name) => sum + of(name), 0) / names.length
  return new Map(names.map((name) => [name, of(name) - mean]))
}

/**
 * How far a difference of two ratings may be off, by the spread of the games (95 %).
 * @param {Pick<Result, 'points' | 'games'>} result
 */
export function errorOf({ points, games }) {
  const share = (points + 0.5) / (games + 1)
  const deviation = Math.sqrt((share * (1 - share)) / (games + 1))
  return (1.96 * deviation) / (share * (1 - share) * perRating)
}
