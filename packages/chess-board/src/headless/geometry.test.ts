import { squares } from '@kingside/chess-game'
import { expect, it } from 'vitest'
import { cellAt, cellOf, squareOf } from './geometry.ts'
import { squareByKey } from './keyboard.ts'

it.each(['w', 'b'] as const)('finds each square again from its cell, for %s', (orientation) => {
  for (const square of squares) {
    expect(squareOf(cellOf(square, orientation), orientation)).toBe(square)
  }
})

it('puts a8 at the top left for White and h1 for Black', () => {
  expect(squareOf({ column: 0, row: 0 }, 'w')).toBe('a8')
  expect(squareOf({ column: 0, row: 0 }, 'b')).toBe('h1')
})

it('finds the cell under a point, and none outside', () => {
  const box = { left: 100, top: 50, width: 80, height: 80 }
  expect(cellAt({ x: 100, y: 50 }, box)).toEqual({ column: 0, row: 0 })
  expect(cellAt({ x: 179, y: 129 }, box)).toEqual({ column: 7, row: 7 })
  expect(squareOf(cellAt({ x: 181, y: 60 }, box), 'w')).toBeUndefined()
  expect(squareOf(cellAt({ x: 99, y: 60 }, box), 'w')).toBeUndefined()
})

it.each([
  ['ArrowUp', 'e4', 'w', 'e5'],
  ['ArrowUp', 'e4', 'b', 'e3'],
  ['ArrowRight', 'h4', 'w', 'h4'],
  ['ArrowLeft', 'e4', 'b', 'f4'],
  ['Home', 'e4', 'w', 'a4'],
  ['End', 'e4', 'b', 'a4'],
  ['PageUp', 'e4', 'w', 'e8'],
  ['PageDown', 'e4', 'b', 'e8'],
  ['x', 'e4', 'w', undefined],
] as const)('%s from %s, seen by %s, leads to %s', (key, from, orientation, to) => {
  expect(squareByKey(key, from, orientation)).toBe(to)
})
