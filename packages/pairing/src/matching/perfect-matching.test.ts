import { describe, expect, it } from 'vitest'
import { randomNumbers } from '../testing/random.ts'
import { PerfectMatching } from './perfect-matching.ts'

type Weights = (readonly number[] | null)[][]

const add = (one: readonly number[], other: readonly number[]) =>
  one.map((value, index) => value + (other[index] ?? 0))

function isGreater(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of one.entries()) {
    if (value !== other[index]) return value > (other[index] ?? 0)
  }
  return false
}

/** The weight of the best perfect matching, by trying all; null where there is none. */
function bestByTrying(vertices: readonly number[], weights: Weights, depth: number) {
  const [first, ...rest] = vertices
  if (first === undefined) return Array.from({ length: depth }, () => 0)
  let best: readonly number[] | null = null
  for (const other of rest) {
    const weight = weights[first]?.[other]
    if (!weight) continue
    const others = bestByTrying(
      rest.filter((vertex) => vertex !== other),
      weights,
      depth,
    )
    if (!others) continue
    const sum = add(others, weight)
    if (!best || isGreater(sum, best)) best = sum
  }
  return best
}

function setWeight(weights: Weights, one: number, other: number, weight: readonly number[]) {
  weights[one]?.splice(other, 1, weight)
  weights[other]?.splice(one, 1, weight)
}

function randomWeights(random: (below: number) => number, size: number, depth: number): Weights {
  const weights: Weights = Array.from({ length: size }, () => Array(size).fill(null))
  const density = 3 + random(8)
  const range = 1 + random(5)
  for (let one = 0; one < size; one += 1) {
    for (let other = 0; other < one; other += 1) {
      if (random(10) >= density) continue
      const weight = Array.from({ length: depth }, () => random(range) - 1)
      setWeight(weights, one, other, weight)
    }
  }
  return weights
}

/** What a matching weighs, having seen that it is one. */
function weightOf(matching: PerfectMatching, vertices: readonly number[], weights: Weights) {
  let sum: readonly number[] | null = null
  for (const vertex of vertices) {
    const mate = matching.mateOf(vertex)
    expect(matching.mateOf(mate)).toBe(vertex)
    if (mate < vertex) continue
    const weight = weights[vertex]?.[mate]
    if (!weight) throw new Error(`There is no edge between ${vertex} and ${mate}.`)
    sum = sum ? add(sum, weight) : weight
  }
  return sum
}

function prepare(weights: Weights, depth: number): PerfectMatching {
  const matching = new PerfectMatching(weights.length, depth)
  for (const [one, row] of weights.entries()) {
    for (const [other, weight] of row.entries()) {
      if (other < one && weight) matching.addEdge(one, other, weight)
    }
  }
  matching.start()
  return matching
}

describe('a perfect matching of the greatest weight', () => {
  it('is what trying all matchings finds, in 3,000 random graphs, also after changes', () => {
    const random = randomNumbers(20)
    let solved = 0
    for (let run = 0; run < 3000; run += 1) {
      const size = 2 + 2 * random(5)
      const depth = 1 + random(3)
      const weights = randomWeights(random, size, depth)
      const matching = prepare(weights, depth)
      let vertices = Array.from({ length: size }, (_, vertex) => vertex)
      const best = bestByTrying(vertices, weights, depth)
      expect(matching.solve()).toBe(best !== null)
      if (!best) continue
      solved += 1
      expect(weightOf(matching, vertices, weights)).toEqual(best)
      for (let change = 0; change < 4 && vertices.length > 2; change += 1) {
        const vertex = vertices[random(vertices.length)] ?? 0
        if (random(3) === 0) {
          const mate = matching.mateOf(vertex)
          matching.remove(vertex, mate)
          vertices = vertices.filter((each) => each !== vertex && each !== mate)
        } else {
          matching.reweigh(vertex, (other, weight) => {
            const changed = Array.from(weight, (value) => value + random(5) - 2)
            weight.set(changed)
            setWeight(weights, vertex, other, changed)
          })
        }
        expect(matching.solve()).toBe(true)
        expect(weightOf(matching, vertices, weights)).toEqual(
          bestByTrying(vertices, weights, depth),
        )
      }
    }
    expect(solved).toBeGreaterThan(1000)
  })
})
