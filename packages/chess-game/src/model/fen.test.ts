import { expect, it } from 'vitest'
import { FenError, placement, startFen, turnOf } from './fen.ts'

it('reads the start position', () => {
  const pieces = placement(startFen)
  expect(pieces.size).toBe(32)
  expect(pieces.get('e1')).toEqual({ type: 'k', color: 'w' })
  expect(pieces.get('d8')).toEqual({ type: 'q', color: 'b' })
  expect(turnOf(startFen)).toBe('w')
})

it.each([
  ['8/8/8', 'it has 3 ranks'],
  ['9/8/8/8/8/8/8/8', '"9" is no piece'],
  ['7/8/8/8/8/8/8/8', 'rank 8 has 7 squares'],
  ['8/8/8/8/8/8/8/kkkkkkkkk', 'rank 1 has 9 squares'],
])('refuses %s and says that %s', (fen, reason) => {
  expect(() => placement(fen)).toThrow(FenError)
  expect(() => placement(fen)).toThrow(reason)
})
