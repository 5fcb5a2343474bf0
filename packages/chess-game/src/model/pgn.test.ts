import { expect, it } from 'vitest'
import { Chess } from 'chess.js'
import { playMove, startGame } from './game.ts'
import { win } from './game-end.ts'
import { exportPgn } from './pgn.ts'

const played = (moves: string, fen?: string, clockMs?: number) =>
  moves.split(' ').reduce((game, move) => playMove(game, move, clockMs), startGame(fen))

it('writes the seven tags first, in their order, then the moves and the result', () => {
  const pgn = exportPgn(played('f3 e5 g4 Qh4'), { White: 'Ann', ECO: 'A00' }, win('b', 'checkmate'))
  expect(pgn).toBe(`[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "-"]
[White "Ann"]
[Black "?"]
[ECO "A00"]
[Result "0-1"]

1. f3 e5 2. g4 Qh4# 0-1
`)
})

it('writes clocks, and the move number again after a comment', () => {
  expect(exportPgn(played('e4 e5', undefined, 179_500))).toContain(
    '1. e4 { [%clk 0:02:59.5] } 1... e5 { [%clk 0:02:59.5] } *',
  )
})

it('sets up a position other than the first, with black to begin', () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 b - - 0 12'
  const pgn = exportPgn(played('Kd7 e4', fen))
  expect(pgn).toContain(`[SetUp "1"]\n[FEN "${fen}"]`)
  expect(pgn).toContain('12... Kd7 13. e4 *')
})

it('keeps quotes, backslashes and line ends in tags harmless', () => {
  const pgn = exportPgn(startGame(), { White: 'A "B" \\ C\n[Black "evil"]' })
  expect(pgn).toContain('[White "A \\"B\\" \\\\ C [Black \\"evil\\"]"]')
})

it('wraps at 80 characters and reads back by another implementation', () => {
  const game = played(
    'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5',
    undefined,
    60_100,
  )
  const pgn = exportPgn(game)
  expect(Math.max(...pgn.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  const reader = new Chess()
  reader.loadPgn(pgn)
  expect(reader.fen()).toBe(game.fen)
})
