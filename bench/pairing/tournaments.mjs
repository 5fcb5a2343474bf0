// Tournaments to be paired: players of falling strength who play by chance, the same each time.
import { pairRound } from '../../packages/pairing/src/index.ts'

/** @typedef {import('../../packages/pairing/src/index.ts').SwissRound} SwissRound */
/** @typedef {import('../../packages/pairing/src/index.ts').PastRound} PastRound */

/** @param {number} seed @returns {() => number} from 0 to below 1 */
function random(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return (state >>> 8) / 2 ** 23
  }
}

/**
 * A round of a tournament that was played to it.
 * @param {number} size how many players @param {number} number which round, from 1 @param {number} seed
 * @returns {SwissRound}
 */
export function roundOf(size, number, seed) {
  const next = random(seed)
  const ids = Array.from({ length: size }, (_, index) => index + 1)
  /** @type {{ id: number, rounds: PastRound[] }[]} */
  const players = ids.map((id) => ({ id, rounds: [] }))
  const present = new Set(ids)
  /** @returns {SwissRound} */
  const round = () => ({ players, present, rounds: 11, initialColor: 'white' })
  for (let past = 1; past < number; past += 1) {
    const { pairs, bye } = pairRound(round())
    for (const { white, black } of pairs) {
      const strength = 1 / (1 + 10 ** ((white - black) / size))
      const chance = next()
      const points = next() < 0.3 ? 0.5 : chance < strength ? 1 : 0
      players[white - 1]?.rounds.push({ kind: 'game', opponent: black, color: 'white', points })
      players[black - 1]?.rounds.push({
        kind: 'game',
        opponent: white,
        color: 'black',
        points: 1 - points,
      })
    }
    if (bye !== null) {
      players[bye - 1]?.rounds.push({ kind: 'bye', bye: 'pairing', points: 1 })
    }
  }
  return round()
}
