import { analysisItem, startFen } from '@kingside/chess-game'
import { expect, it } from 'vitest'
import { numberedMoves } from './numbered-moves.ts'

const written = (fen: string, pv: readonly string[]) => {
  const item = analysisItem(fen, 10, [{ score: { type: 'cp', value: 0 }, pv }])
  return numberedMoves(item.fen, item.multipv[0]?.line ?? []).map(({ number, san }) => number + san)
}

it('numbers White’s moves', () => {
  expect(written(startFen, ['e2e4', 'e7e5', 'g1f3'])).toEqual(['1.e4', 'e5', '2.Nf3'])
})

it('numbers the first move when Black begins', () => {
  const fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 12'
  expect(written(fen, ['f8c5', 'c2c3', 'g8f6'])).toEqual(['12…Bc5', '13.c3', 'Nf6'])
})
