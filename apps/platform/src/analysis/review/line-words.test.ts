import { expect, it } from 'vitest'
import { lineWords } from './line-words.ts'

it('writes a line with its numbers', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
  const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
  expect(lineWords(start, ['e4', 'e5', 'Nf3'])).toBe('1. e4 e5 2. Nf3')
  expect(lineWords(afterE4, ['e5', 'Nf3', 'Nc6'])).toBe('1… e5 2. Nf3 Nc6')
})
