import { startFen } from '@kingside/chess-game'
import { expect, it } from 'vitest'
import { moveNumber, numberWord } from './move-number.ts'

const words = (fen: string) => [0, 1, 2, 3].map((index) => numberWord(moveNumber(fen, index)))

it('counts White’s and Black’s moves together', () => {
  expect(words(startFen)).toEqual(['1.', '1…', '2.', '2…'])
})

it('goes on from the number of the position, whoever begins', () => {
  const kings = '4k3/4p3/8/8/8/8/4P3/4K3'
  expect(words(`${kings} b - - 0 1`)).toEqual(['1…', '2.', '2…', '3.'])
  expect(words(`${kings} b - - 5 40`)).toEqual(['40…', '41.', '41…', '42.'])
  expect(words(`${kings} w - - 5 40`)).toEqual(['40.', '40…', '41.', '41…'])
})
