import { PerfectMatching } from '../matching/perfect-matching.ts'
import type { Color } from '../model.ts'
import { type Bracket, weightsOf } from './criteria.ts'
import type { Standing } from './standing.ts'

/** What is still to be paired, from the bracket down. */
export interface Field {
  readonly bracket: Bracket
  /** Everybody below the next scoregroup. */
  readonly rest: readonly Standing[]
  /** The score of who gets the bye, C5; null where nobody does. */
  readonly byeScore: number | null
  readonly mayMeet: (one: Standing, other: Standing) => boolean
  readonly initialColor: Color
}

export interface PairedBracket {
  readonly pairs: readonly (readonly [Standing, Standing])[]
  readonly downfloaters: readonly Standing[]
}

/** Components after the criteria: what is decided already, and what is being decided. */
const ownComponents = 2

/** What pairs of residents weigh among matchings that the criteria hold for equal, by their vertices. */
interface Order {
  readonly depth: number
  readonly of: (higher: number) => readonly number[]
  /** Prices at which the natural pairs are tight: the two ends of a pair have twice its weight. */
  readonly price: (vertex: number) => readonly number[]
}

/**
 * A field as a graph: its vertices are the players by rank, and last the bye. Players of the bracket come first, so a
 * vertex below `inBracket` is one of them.
 */
class Graph {
  readonly players: readonly Standing[]
  readonly matching: PerfectMatching
  readonly #moved: number
  readonly #inBracket: number
  readonly #decided: number

  /**
   * @param order adds to the weight of a pair of two residents, in components of its own
   */
  constructor(
    { bracket, rest, byeScore, mayMeet, initialColor }: Field,
    countsUnplayed: boolean,
    order: Order,
  ) {
    const { moved, residents, next } = bracket
    this.players = [...moved, ...residents, ...next, ...rest]
    this.#moved = moved.length
    this.#inBracket = moved.length + residents.length
    const inNext = this.#inBracket + next.length
    const weights = weightsOf(bracket, initialColor, countsUnplayed)
    this.#decided = weights.depth + order.depth
    const size = this.players.length + (byeScore === null ? 0 : 1)
    this.matching = new PerfectMatching(size, this.#decided + ownComponents)
    const nothing: readonly number[] = []
    const downfloaterPairs = new Map<Standing, readonly number[]>()
    for (const [vertex, player] of this.players.entries()) {
      const isDownfloater = vertex < this.#inBracket
      if (vertex < inNext) downfloaterPairs.set(player, weights.nextPair(player, isDownfloater))
    }
    for (const [one, higher] of this.players.entries()) {
      if (byeScore !== null && higher.mayHaveBye && higher.score === byeScore) {
        this.matching.addEdge(one, size - 1, one < this.#inBracket ? weights.bye(higher) : nothing)
      }
      for (let other = one + 1; other < this.players.length; other += 1) {
        const lower = this.players[other]
        if (!lower || !mayMeet(higher, lower)) continue
        let weight = nothing
        if (this.isPair(one, other)) {
          const isMoved = one < this.#moved
          weight = weights.pair(higher, lower, isMoved)
          if (!isMoved) weight = [...weight, ...order.of(one)]
        } else if (other >= this.#inBracket && other < inNext) {
          weight = downfloaterPairs.get(higher) ?? nothing
        }
        this.matching.addEdge(one, other, weight)
      }
    }
    const undecided = Array.from({ length: ownComponents }, () => 0)
    this.matching.start((vertex) => [...order.price(vertex), ...undecided])
    this.#matchNaturally()
  }

  /** Whether two vertices would be paired in the bracket: MDPs meet residents only, article 3.2. */
  isPair(one: number, other: number): boolean {
    return Math.min(one, other) < this.#inBracket && this.#isResident(Math.max(one, other))
  }

  /** The vertex that a vertex is paired with in the bracket, or -1. */
  mateOf(vertex: number): number {
    const mate = this.matching.mateOf(vertex)
    return mate >= 0 && this.isPair(vertex, mate) ? mate : -1
  }

  /** Changes what the edges of a vertex to its possible opponents in the bracket count for among equals. */
  prefer(vertex: number, valueOf: (other: number) => number): void {
    this.#adjust(vertex, 1, valueOf)
  }

  /** The same, for what may not be lost again. */
  decide(vertex: number, valueOf: (other: number) => number): void {
    this.#adjust(vertex, 0, valueOf)
  }

  solve(): void {
    if (!this.matching.solve()) throw new Error('A round that could be paired can’t be any more.')
  }

  #isResident(vertex: number): boolean {
    return vertex >= this.#moved && vertex < this.#inBracket
  }

  #adjust(vertex: number, component: number, valueOf: (other: number) => number): void {
    const at = this.#decided + component
    this.matching.reweigh(vertex, (other, weight) => {
      if (this.isPair(vertex, other)) weight[at] = (weight[at] ?? 0) + valueOf(other)
    })
  }

  /** Begins where most brackets end, so that less is left to find. */
  #matchNaturally(): void {
    const residents = this.#inBracket - this.#moved
    const half = residents >> 1
    for (let index = 0; index < half; index += 1) {
      this.matching.matchIfTight(this.#moved + index, this.#moved + half + index)
    }
    const { size } = this.matching
    for (let one = 0; one < size; one += 1) {
      for (let other = one + 1; other < size; other += 1) this.matching.matchIfTight(one, other)
    }
  }
}

const noOrder: Order = { depth: 0, of: () => [], price: () => [] }

/** A graph in which C9 counts where it applies: article 2.4, note to C9. */
function solvedGraph(
  field: Field,
  order: Order,
): { readonly graph: Graph; readonly pairs: number } {
  const { moved, residents } = field.bracket
  const size = moved.length + residents.length
  // Below this score nobody may have the bye, so whoever gets it is here: a resident, or a moved-down player.
  const mayGiveBye = field.byeScore !== null && (residents[0]?.score ?? 0) <= field.byeScore
  const solve = (countsUnplayed: boolean) => {
    const graph = new Graph(field, countsUnplayed, order)
    graph.solve()
    let pairs = 0
    for (let vertex = 0; vertex < size; vertex += 1) {
      if (graph.mateOf(vertex) > vertex) pairs += 1
    }
    return { graph, pairs }
  }
  const solved = solve(mayGiveBye && size % 2 === 1)
  const isOne = size - 2 * solved.pairs === 1
  return mayGiveBye && size % 2 === 1 && !isOne ? solve(false) : solved
}

/** Chooses which MDPs are paired, article 4.4, and with whom, article 4.2. */
function pairMoved(field: Field): {
  readonly pairs: readonly (readonly [Standing, Standing])[]
  /** How many pairs the residents make among themselves. */
  readonly remaining: number
} {
  const { graph, pairs: total } = solvedGraph(field, noOrder)
  const { moved } = field.bracket
  const isPaired = (vertex: number) => graph.mateOf(vertex) >= 0
  const hasLimbo = moved.some((_, vertex) => !isPaired(vertex))
  const chosen = moved.flatMap((_, vertex) => {
    if (!hasLimbo) return [vertex]
    if (!isPaired(vertex)) {
      graph.prefer(vertex, () => 1)
      graph.solve()
      const isChosen = isPaired(vertex)
      graph.prefer(vertex, () => -1)
      if (!isChosen) {
        graph.solve()
        return []
      }
    }
    graph.decide(vertex, () => 1)
    graph.solve()
    return [vertex]
  })
  const pairs = chosen.map((vertex): readonly [Standing, Standing] => {
    graph.prefer(vertex, (other) => -other)
    graph.solve()
    const mate = graph.mateOf(vertex)
    const [one, other] = [graph.players[vertex], graph.players[mate]]
    if (!one || !other) throw new Error('A moved-down player that was paired is not any more.')
    graph.matching.remove(vertex, mate)
    graph.solve()
    return [one, other]
  })
  return { pairs, remaining: total - pairs.length }
}

/**
 * Pairs residents with each other: articles 3.3, 3.6, 4.2 and 4.3.
 * @param pairs how many there will be, as S1 has that many players
 * @returns `pairs` is null when there are others than that, `found`
 */
function pairResidents(
  field: Field,
  pairs: number,
): {
  readonly found: number
  readonly pairs: readonly (readonly [Standing, Standing])[] | null
} {
  const { moved, residents } = field.bracket
  const first = moved.length
  const end = first + residents.length
  const isInS1 = (vertex: number) => vertex >= first && vertex < first + pairs
  const { graph, pairs: found } = solvedGraph(field, {
    depth: 2,
    // Article 4.3: as few exchanges as can be, and of players who stand close together.
    of: (higher) => [Number(isInS1(higher)), -higher],
    price: (vertex) => (isInS1(vertex) ? [2, -2 * vertex] : [0, 0]),
  })
  if (found !== pairs) return { found, pairs: null }
  /** Who is the higher of a pair would be in S1 after the exchanges. */
  const isHigher = (vertex: number) => graph.mateOf(vertex) > vertex
  const vertices = residents.map((_, index) => first + index)
  const exchanges = vertices.filter((vertex) => !isInS1(vertex) && isHigher(vertex)).length
  /** Decides for players in turn whether they change places, until enough do. */
  const exchange = (candidates: readonly number[], intoS1: boolean) => {
    let left = exchanges
    for (const vertex of candidates) {
      if (left === 0) return
      const value = (other: number) => (other > vertex ? (intoS1 ? 1 : -1) : 0)
      const isMoved = () => isHigher(vertex) === intoS1
      let moves = isMoved()
      if (!moves) {
        graph.prefer(vertex, value)
        graph.solve()
        moves = isMoved()
        graph.prefer(vertex, (other) => -value(other))
      }
      if (moves) {
        graph.decide(vertex, value)
        left -= 1
      }
      graph.solve()
    }
  }
  exchange(vertices.filter(isInS1).toReversed(), false)
  exchange(
    vertices.filter((vertex) => !isInS1(vertex)),
    true,
  )
  const s1 = vertices.filter(isHigher)
  const isOfS1 = new Set(s1)
  const s2 = new Set(vertices.filter((vertex) => !isOfS1.has(vertex)))
  const made = s1.map((vertex) => {
    let mate = graph.mateOf(vertex)
    const [nearest] = [...s2].filter(
      (other) => other > vertex && graph.matching.hasEdge(vertex, other),
    )
    if (mate !== nearest) {
      graph.prefer(vertex, (other) => (s2.has(other) && other > vertex ? end - other : 0))
      graph.solve()
      mate = graph.mateOf(vertex)
    }
    const [one, other] = [graph.players[vertex], graph.players[mate]]
    if (!one || !other) throw new Error('A player who was paired is not any more.')
    s2.delete(mate)
    graph.matching.remove(vertex, mate)
    graph.solve()
    return [one, other] as const
  })
  return { found, pairs: made }
}

/** Pairs a bracket by C.04.3 article 3: the best candidate, and of equal ones the first. */
export function pairBracket(field: Field): PairedBracket {
  const { moved, residents } = field.bracket
  const ofMoved =
    moved.length > 0 ? pairMoved(field) : { pairs: [], remaining: residents.length >> 1 }
  const isTaken = new Set(ofMoved.pairs.flat())
  const left: Field = {
    ...field,
    bracket: {
      ...field.bracket,
      moved: moved.filter((player) => !isTaken.has(player)),
      residents: residents.filter((player) => !isTaken.has(player)),
    },
  }
  const first = pairResidents(left, ofMoved.remaining)
  // Without MDPs the number is a guess: as many as there is room for.
  const { pairs } = first.pairs ? first : pairResidents(left, first.found)
  if (!pairs) throw new Error('A bracket has another number of pairs each time.')
  for (const player of pairs.flat()) isTaken.add(player)
  return {
    pairs: [...ofMoved.pairs, ...pairs],
    downfloaters: [...moved, ...residents].filter((player) => !isTaken.has(player)),
  }
}
