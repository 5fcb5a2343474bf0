import { ChessError, placement, startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { editPosition, placementField } from './edit-position.ts'

const empty = '8/8/8/8/8/8/8/8'

describe('the first field of a FEN', () => {
  it.each([
    startFen.split(' ')[0] ?? '',
    empty,
    '8/8/8/3pP3/8/8/8/k6K',
    'r3k2r/8/1P6/8/8/8/8/R3K2R',
  ])('%s is written as it was read', (field) => {
    expect(placementField(placement(field))).toBe(field)
  })
})

describe('a free edit', () => {
  it.each([
    ['moves a piece', { kind: 'move', from: 'a1', to: 'c3' }, '7k/8/8/8/8/2K5/7P/7Q'],
    [
      'takes what stood there, of either side',
      { kind: 'move', from: 'a1', to: 'h1' },
      '7k/8/8/8/8/8/7P/7K',
    ],
    ['leaves an empty square alone', { kind: 'move', from: 'd4', to: 'd5' }, '7k/8/8/8/8/8/7P/K6Q'],
    [
      'puts a piece',
      { kind: 'put', square: 'd4', piece: { type: 'n', color: 'b' } },
      '7k/8/8/8/3n4/8/7P/K6Q',
    ],
    [
      'puts a piece over another',
      { kind: 'put', square: 'h8', piece: { type: 'r', color: 'w' } },
      '7R/8/8/8/8/8/7P/K6Q',
    ],
    ['removes a piece', { kind: 'remove', square: 'h1' }, '7k/8/8/8/8/8/7P/K7'],
    [
      'removes nothing from an empty square',
      { kind: 'remove', square: 'd4' },
      '7k/8/8/8/8/8/7P/K6Q',
    ],
    [
      'moves a pawn where no rule lets it, and as a pawn',
      { kind: 'move', from: 'h2', to: 'a8' },
      'P6k/8/8/8/8/8/8/K6Q',
    ],
  ] as const)('%s', (_, edit, expected) => {
    expect(editPosition('7k/8/8/8/8/8/7P/K6Q', edit)).toBe(expected)
  })

  it('keeps the other fields as they are', () => {
    expect(editPosition(startFen, { kind: 'remove', square: 'a1' })).toBe(
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w KQkq - 0 1',
    )
  })

  it('can empty the board, and fill an empty one', () => {
    const one = editPosition(empty, { kind: 'put', square: 'a8', piece: { type: 'k', color: 'w' } })
    expect(one).toBe('K7/8/8/8/8/8/8/8')
    expect(editPosition(one, { kind: 'remove', square: 'a8' })).toBe(empty)
  })

  it('refuses a text that is no position', () => {
    expect(() => editPosition('nonsense', { kind: 'remove', square: 'a1' })).toThrow(ChessError)
  })
})
