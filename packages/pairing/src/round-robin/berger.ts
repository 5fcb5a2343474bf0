import type { Pairing } from '../model.ts'

/**
 * The rounds of a round robin by the Berger tables, C.05 annex 1: players are numbers from 1, by lot.
 *
 * The highest number stays where it is and changes colours each round; every other one moves on by half of the table, so
 * that colours alternate as far as they can. With an odd number of players, whoever meets the missing one rests.
 * @param players how many, at least two
 * @param cycles how many times everybody meets everybody; the colours of every second cycle are the other way round
 */
export function bergerRounds(players: number, cycles = 1): readonly Pairing[] {
  if (!Number.isInteger(players) || players < 2) {
    throw new RangeError(`A round robin has two players or more, not ${players}.`)
  }
  const last = players + (players % 2)
  const others = last - 1
  const cycle = Array.from({ length: others }, (_, round): Pairing => {
    const moved = (number: number) => ((number - 1 + (round * last) / 2) % others) + 1
    const first = moved(1)
    const pairs = [round % 2 === 0 ? { white: first, black: last } : { white: last, black: first }]
    for (let number = 2; number <= last / 2; number += 1) {
      pairs.push({ white: moved(number), black: moved(last + 1 - number) })
    }
    return last === players ? { pairs, bye: null } : { pairs: pairs.slice(1), bye: first }
  })
  return Array.from({ length: cycles }, (_, index) =>
    index % 2 === 0
      ? cycle
      : cycle.map(({ pairs, bye }) => ({
          pairs: pairs.map(({ white, black }) => ({ white: black, black: white })),
          bye,
        })),
  ).flat()
}
