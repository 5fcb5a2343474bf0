import { describe, expect, it } from 'vitest'
import { parseFen, perft } from '../position/position.ts'
import { perftCases } from './perft.cases.ts'

/** Turns the board round and swaps the colours: the same chess from the other side. */
function mirrored(fen: string): string {
  const [placement = '', turn, castling = '', enPassant = '', ...counts] = fen.split(' ')
  const swapCase = (text: string) =>
    text.replace(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
  const rights = swapCase(castling)
  const sorted = ['K', 'Q', 'k', 'q'].filter((letter) => rights.includes(letter)).join('') || '-'
  const square = enPassant.replace(/[36]/, (rank) => (rank === '3' ? '6' : '3'))
  return [
    swapCase(placement).split('/').reverse().join('/'),
    turn === 'w' ? 'b' : 'w',
    sorted,
    square,
    ...counts,
  ].join(' ')
}

it('has at least forty published positions', () => {
  expect(new Set(perftCases.map(([fen]) => fen)).size).toBeGreaterThanOrEqual(40)
})

describe('the number of lines from', () => {
  it.each(perftCases)('%s is as published', (fen, ...counts) => {
    const position = parseFen(fen)
    expect(counts.map((_, index) => perft(position, index + 1))).toEqual(counts)
    expect(position.fen).toBe(parseFen(fen).fen)
  })

  it.each(perftCases)('%s is the same with colours swapped', (fen, ...counts) => {
    const position = parseFen(mirrored(fen))
    const shallow = counts.slice(0, 3)
    expect(shallow.map((_, index) => perft(position, index + 1))).toEqual(shallow)
  })
})

it('counts the position itself at depth 0', () => {
  expect(perft('8/8/4k3/8/8/4K3/4P3/8 w - - 0 1', 0)).toBe(1)
})
