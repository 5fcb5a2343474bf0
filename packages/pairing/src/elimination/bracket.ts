/** Two who meet in a round of a knock-out, by their seeds; null is nobody, so that the other goes on at once. */
export type Tie = readonly [higher: number | null, lower: number | null]

/**
 * The first round of a single elimination with standard seeding: the first two seeds can meet in the final only, the
 * first four in the semi-finals, and so on. The ties stand in the order of the bracket: the winners of the first two meet
 * in the next round. Where players are missing to a power of two, the best seeds have nobody to play.
 * @param players how many, at least two; seeds are numbers from 1
 */
export function firstTies(players: number): readonly Tie[] {
  if (!Number.isInteger(players) || players < 2) {
    throw new RangeError(`A knock-out has two players or more, not ${players}.`)
  }
  let order: readonly number[] = [1]
  while (order.length < players) {
    const sum = 2 * order.length + 1
    order = order.flatMap((seed, index) =>
      index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed],
    )
  }
  const isThere = (seed: number | undefined) => seed !== undefined && seed <= players
  return Array.from({ length: order.length / 2 }, (_, index): Tie => {
    const pair = order.slice(2 * index, 2 * index + 2).toSorted((one, other) => one - other)
    return [pair[0] ?? null, isThere(pair[1]) ? (pair[1] ?? null) : null]
  })
}

/**
 * The next round, out of who has won the ties of the last one, in their order.
 * @param winners a power of two; null where nobody has won, as when both were disqualified
 */
export function nextTies(winners: readonly (number | null)[]): readonly Tie[] {
  if (winners.length < 2 || (winners.length & (winners.length - 1)) !== 0) {
    throw new RangeError(`A round has 2, 4, 8 … ties before it, not ${winners.length}.`)
  }
  return Array.from({ length: winners.length / 2 }, (_, index): Tie => {
    const [one = null, other = null] = winners.slice(2 * index, 2 * index + 2)
    return one === null || (other !== null && other < one) ? [other, one] : [one, other]
  })
}
