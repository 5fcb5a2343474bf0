import { describe, expect, it } from 'vitest'
import { parseFen, perft } from '../position/position.ts'
import { perftCases } from './perft.cases.ts'
import { mirrored } from './positions.cases.ts'

const cases = perftCases.map(([fen, ...counts]) => ({ fen, counts }))

it('has at least forty published positions', () => {
  expect(new Set(perftCases.map(([fen]) => fen)).size).toBeGreaterThanOrEqual(40)
})

describe('the number of lines from', () => {
  it.each(cases)('$fen is as published', ({ fen, counts }) => {
    const position = parseFen(fen)
    expect(counts.map((_, index) => perft(position, index + 1))).toEqual(counts)
    expect(position.fen).toBe(parseFen(fen).fen)
  })

  it.each(cases)('$fen is the same with colours swapped', ({ fen, counts }) => {
    const position = parseFen(mirrored(fen))
    const shallow = counts.slice(0, 3)
    expect(shallow.map((_, index) => perft(position, index + 1))).toEqual(shallow)
  })
})

it('counts the position itself at depth 0', () => {
  expect(perft('8/8/4k3/8/8/4K3/4P3/8 w - - 0 1', 0)).toBe(1)
})
