import type { Color } from '../model.ts'
import { colorFaults } from './colors.ts'
import type { Standing } from './standing.ts'

/** What is being paired: the article 1.3.2 bracket, and the scoregroup after it. */
export interface Bracket {
  /** The moved-down players (MDPs), by rank. */
  readonly moved: readonly Standing[]
  readonly residents: readonly Standing[]
  /** The scoregroup that follows: C8 looks that far. */
  readonly next: readonly Standing[]
}

/** What one criterion says of an edge: the greater the sum over a matching, the better. */
interface Criterion {
  /** Of two who are paired in the bracket. `isMoved` tells whether the higher is an MDP. */
  readonly pair?: (higher: Standing, lower: Standing, isMoved: boolean) => number
  /** Of two who are to be paired in the next bracket; the higher may be a downfloater of this one. */
  readonly nextPair?: (higher: Standing, isDownfloater: boolean) => number
  /** Of who gets the bye. */
  readonly bye?: (player: Standing) => number
}

const distinctScores = (players: readonly Standing[]): readonly number[] => [
  ...new Set(players.map(({ score }) => score)),
]

/** Downfloaters of the round `back` rounds ago that stay residents: C14, C16. */
const downfloat = (back: 0 | 1): Criterion => ({
  pair: (higher, lower, isMoved) =>
    Number(!isMoved && higher.floats[back] === 'down') + Number(lower.floats[back] === 'down'),
})

/** Upfloaters of the round `back` rounds ago that meet an MDP: C15, C17. */
const upfloat = (back: 0 | 1): Criterion => ({
  pair: (_, lower, isMoved) => (isMoved && lower.floats[back] === 'up' ? -1 : 0),
})

/** MDPs of a score who floated down `back` rounds ago: who is paired differs less than who floats on. C18, C20. */
const movedAgain = (back: 0 | 1, score: number): Criterion => ({
  pair: (higher, _, isMoved) =>
    isMoved && higher.score === score && higher.floats[back] === 'down' ? 1 : 0,
})

/** Opponents of MDPs of a score who floated up `back` rounds ago: C19, C21. */
const metAgain = (back: 0 | 1, score: number): Criterion => ({
  pair: (higher, lower, isMoved) =>
    isMoved && higher.score === score && lower.floats[back] === 'up' ? -1 : 0,
})

/**
 * The quality criteria C6 to C21 of C.04.3 article 2.4, in their order, as sums over the pairs of a bracket.
 * @param countsUnplayed whether C9 applies: this bracket has one downfloater, who gets the bye
 */
function criteriaOf(
  { moved, residents }: Bracket,
  initialColor: Color,
  countsUnplayed: boolean,
): readonly Criterion[] {
  const movedScores = distinctScores(moved)
  const floaterScores = distinctScores([...moved, ...residents])
  const faults = (fault: keyof ReturnType<typeof colorFaults>): Criterion => ({
    pair: (higher, lower) => -colorFaults(higher, lower, initialColor)[fault],
  })
  return [
    // C6: pairs.
    { pair: () => 1 },
    // C7: the scores of who is left, the highest first.
    ...movedScores.map((score): Criterion => ({
      pair: (higher) => Number(higher.score === score),
    })),
    // C8: the same of the next bracket.
    { nextPair: () => 1 },
    ...floaterScores.map((score): Criterion => ({
      nextPair: (higher, isDownfloater) => Number(isDownfloater && higher.score === score),
    })),
    ...(countsUnplayed ? [{ bye: ({ unplayed }: Standing) => -unplayed }] : []),
    faults('difference'),
    faults('streak'),
    faults('preference'),
    faults('strong'),
    downfloat(0),
    upfloat(0),
    downfloat(1),
    upfloat(1),
    ...movedScores.map((score) => movedAgain(0, score)),
    ...movedScores.map((score) => metAgain(0, score)),
    ...movedScores.map((score) => movedAgain(1, score)),
    ...movedScores.map((score) => metAgain(1, score)),
  ]
}

/** Weights of the edges between the players of a bracket, the next one, and the bye. */
export interface Weights {
  /** How many components a weight has, those that the caller adds at the end not counted. */
  readonly depth: number
  readonly pair: (higher: Standing, lower: Standing, isMoved: boolean) => readonly number[]
  readonly nextPair: (higher: Standing, isDownfloater: boolean) => readonly number[]
  readonly bye: (player: Standing) => readonly number[]
}

/** Components stay well below 2^53, for prices are sums of many of them. */
const componentBits = 38

/**
 * Packs the criteria into as few numbers as hold them: each has so much room that no sum of those below it reaches it.
 */
export function weightsOf(bracket: Bracket, initialColor: Color, countsUnplayed: boolean): Weights {
  const criteria = criteriaOf(bracket, initialColor, countsUnplayed)
  const players = bracket.moved.length + bracket.residents.length + bracket.next.length
  const bits = Math.ceil(Math.log2(4 * players + 128))
  const perComponent = Math.floor(componentBits / bits)
  const depth = Math.ceil(criteria.length / perComponent)
  const pack = (valueOf: (criterion: Criterion) => number | undefined): readonly number[] => {
    const weight = Array.from({ length: depth }, () => 0)
    for (const [index, criterion] of criteria.entries()) {
      const component = Math.floor(index / perComponent)
      const room = 2 ** (bits * (perComponent - 1 - (index % perComponent)))
      weight[component] = (weight[component] ?? 0) + room * (valueOf(criterion) ?? 0)
    }
    return weight
  }
  return {
    depth,
    pair: (higher, lower, isMoved) => pack(({ pair }) => pair?.(higher, lower, isMoved)),
    nextPair: (higher, isDownfloater) => pack(({ nextPair }) => nextPair?.(higher, isDownfloater)),
    bye: (player) => pack(({ bye }) => bye?.(player)),
  }
}
