import { describe, expect, it } from 'vitest'
import { formatEvaluation, leaderOf, whiteShare } from './evaluation.ts'

const pawns = (line_eval: number) => ({ line_eval, mate_in: null })
const mate = (mate_in: number) => ({ line_eval: null, mate_in })

describe('White’s share of the bar', () => {
  it.each([
    [0, 0.5],
    [1, 0.64],
    [3, 0.85],
    [-3, 0.15],
    [50, 0.97],
    [-50, 0.03],
  ])('of %d pawns is %d', (value, share) => {
    expect(whiteShare(pawns(value))).toBeCloseTo(share, 2)
  })

  it('never falls when the advantage grows, and is the same for both sides', () => {
    const values = Array.from({ length: 401 }, (_, index) => (index - 200) / 10)
    const shares = values.map((value) => whiteShare(pawns(value)))
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    for (const value of values) {
      expect(whiteShare(pawns(value)) + whiteShare(pawns(-value))).toBeCloseTo(1)
    }
  })

  it('is all or nothing for mate', () => {
    expect([mate(4), mate(-4), mate(0)].map(whiteShare)).toEqual([1, 0, 0.5])
  })
})

it.each([
  [pawns(1.34), '+1.3', 'w'],
  [pawns(-0.36), '−0.4', 'b'],
  [pawns(0), '0.0', null],
  [pawns(-0.04), '0.0', null],
  [pawns(12.5), '+12.5', 'w'],
  [pawns(-104.6), '−105', 'b'],
  [mate(4), 'M4', 'w'],
  [mate(-4), '−M4', 'b'],
  [mate(0), '#', null],
] as const)('%j is written %s, and %s leads', (evaluation, text, leader) => {
  expect(formatEvaluation(evaluation)).toBe(text)
  expect(leaderOf(evaluation)).toBe(leader)
})
