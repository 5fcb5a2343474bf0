/** What a player did in a round of a swiss, as far as it counts for staying in. */
export type Attendance = 'played' | 'missed' | 'bye' | 'on-hold'

/** So many games in a row that a player did not come to end the tournament for them. */
export const missedBeforeWithdrawal = 2

/**
 * How many games were missed in a row by now. A game that was played begins the count anew; a bye and a round on hold
 * leave it as it is.
 */
export function missedInRow(rounds: readonly Attendance[]): number {
  let missed = 0
  for (const round of rounds) {
    if (round === 'played') missed = 0
    if (round === 'missed') missed += 1
  }
  return missed
}
