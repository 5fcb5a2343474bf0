import { describe, expect, it } from 'vitest'
import { mirrored } from '../core/positions.cases.ts'
import { startFen } from '../position/start-fen.ts'
import type { ChessGame } from './chess-game.ts'
import {
  claimableDraw,
  endByFlag,
  endOfGame,
  endOfPosition,
  type GameEnd,
  repetitions,
  resultToken,
  win,
} from './game-end.ts'
import { selectFirst } from './navigate.ts'
import { playMove, startGame, uploadHistory } from './play.ts'

const play = (moves: string, fen = startFen) =>
  moves
    .split(' ')
    .filter(Boolean)
    .reduce<ChessGame>((game, move) => playMove(game, move), startGame(fen))

describe('the end of a game', () => {
  it.each([
    ['mate by black', startFen, 'f3 e5 g4 Qh4#', { result: 'black-win', reason: 'checkmate' }],
    [
      'mate by white',
      startFen,
      'e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#',
      { result: 'white-win', reason: 'checkmate' },
    ],
    ['stalemate', '7k/5Q2/8/8/8/8/8/K7 b - - 0 1', '', { result: 'draw', reason: 'stalemate' }],
    [
      'stalemate with dead material is stalemate',
      '7k/8/6KN/8/8/8/8/8 b - - 0 1',
      '',
      { result: 'draw', reason: 'stalemate' },
    ],
    [
      'bare kings',
      '7k/8/8/8/8/8/1q6/K7 w - - 0 1',
      'Kxb2',
      { result: 'draw', reason: 'insufficient-material' },
    ],
    [
      'bishops of one shade',
      '7k/6b1/8/8/8/8/1B6/K7 w - - 0 1',
      '',
      { result: 'draw', reason: 'insufficient-material' },
    ],
    ['a knight each goes on', '7k/6n1/8/8/8/8/1N6/K7 w - - 0 1', '', undefined],
    [
      '75 moves',
      '7k/8/8/8/8/8/R7/K7 w - - 149 100',
      'Rb2',
      { result: 'draw', reason: 'seventy-five-moves' },
    ],
    ['not before 75 moves', '7k/8/8/8/8/8/R7/K7 w - - 148 100', 'Rb2', undefined],
    [
      'mate on the 150th half-move',
      '7k/8/6K1/8/8/8/R7/8 w - - 149 100',
      'Ra8#',
      { result: 'white-win', reason: 'checkmate' },
    ],
    ['a capture on the 150th half-move', '7k/8/8/8/8/8/Rp6/K7 w - - 149 100', 'Rxb2', undefined],
    ['no end yet', startFen, 'e4 e5', undefined],
  ])('%s', (_, fen, moves, end) => {
    expect(endOfGame(play(moves, fen))).toEqual(end)
    if (moves !== '') return
    const swapped = endOfGame(play(moves, mirrored(fen)))
    expect(swapped).toEqual(end)
  })

  it('is that of the latest position, whatever is looked at', () => {
    const game = play('f3 e5 g4 Qh4#')
    expect(endOfGame(selectFirst(game))).toEqual({ result: 'black-win', reason: 'checkmate' })
  })

  it('of a position alone knows mate, stalemate and dead material', () => {
    expect(endOfPosition('R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1')).toEqual(win('w', 'checkmate'))
    expect(endOfPosition('7k/8/8/8/8/8/8/K7 w - - 0 1')).toEqual({
      result: 'draw',
      reason: 'insufficient-material',
    })
    expect(endOfPosition('7k/8/8/8/8/8/R7/K7 w - - 200 200')).toBeUndefined()
  })
})

describe('repetition', () => {
  const round = 'Nf3 Nf6 Ng1 Ng8 '

  it('lets a draw be claimed at the third time and draws at the fifth', () => {
    expect(claimableDraw(play(round))).toBeUndefined()
    expect(claimableDraw(play(round.repeat(2)))).toEqual({
      result: 'draw',
      reason: 'threefold-repetition',
    })
    expect(endOfGame(play(round.repeat(3)))).toBeUndefined()
    expect(endOfGame(play(round.repeat(4)))).toEqual({
      result: 'draw',
      reason: 'fivefold-repetition',
    })
  })

  it('counts the position of the start, in uploaded games too', () => {
    const moves = round.repeat(4).trim().split(' ')
    const game = uploadHistory(startGame(), moves)
    expect(repetitions(startGame())).toBe(1)
    expect(repetitions(game)).toBe(5)
    expect(endOfGame(game)?.reason).toBe('fivefold-repetition')
    expect(repetitions(selectFirst(game))).toBe(5)
  })

  it('tells positions with legal en passant apart from those without', () => {
    const shuffle = 'Kf8 Kf1 Ke8 Ke1 '
    const legal = '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1'
    expect(repetitions(play(`e4 ${shuffle.repeat(2)}`.trim(), legal))).toBe(2)
    expect(claimableDraw(play(`e4 ${shuffle.repeat(2)}`.trim(), legal))).toBeUndefined()
    expect(repetitions(play(`e4 ${shuffle.repeat(3)}`.trim(), legal))).toBe(3)
  })

  it('counts a position whose en passant was never legal', () => {
    // The e-pawn is pinned on its file by the rook.
    const pinned = '4k3/8/8/8/4p3/8/3P4/3KR3 w - - 0 1'
    const shuffle = 'Kf8 Kc1 Ke8 Kd1 '
    expect(repetitions(play(`d4 ${shuffle.repeat(2)}`.trim(), pinned))).toBe(3)
    expect(claimableDraw(play(`d4 ${shuffle.repeat(2)}`.trim(), pinned))?.reason).toBe(
      'threefold-repetition',
    )
  })

  it('is not counted across a lost right to castle', () => {
    const game = play('Rb1 Kd8 Ra1 Ke8 Rb1 Kd8 Ra1 Ke8', '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1')
    expect(repetitions(game)).toBe(2)
  })
})

describe('fifty moves', () => {
  it.each([
    [
      'without a capture or pawn move',
      '7k/8/8/8/8/8/R7/K7 w - - 99 80',
      'Rb2',
      'fifty-moves',
      undefined,
    ],
    ['less one half-move', '7k/8/8/8/8/8/R7/K7 w - - 98 80', 'Rb2', undefined, undefined],
    [
      'with mate on the hundredth half-move',
      '7k/8/6K1/8/8/8/R7/8 w - - 99 80',
      'Ra8#',
      undefined,
      'checkmate',
    ],
    ['with stalemate on it', '7k/8/5K2/8/8/8/6R1/8 w - - 99 80', 'Rg7', undefined, 'stalemate'],
    ['with a capture on it', '7k/8/8/8/8/8/Rp6/K7 w - - 99 80', 'Rxb2', undefined, undefined],
    ['with a pawn move on it', '7k/8/8/8/8/8/RP6/K7 w - - 99 80', 'b4', undefined, undefined],
  ])('%s', (_, fen, move, reason, end) => {
    const game = play(move, fen)
    expect(claimableDraw(game)).toEqual(reason && { result: 'draw', reason })
    expect(endOfGame(game)?.reason).toBe(end)
  })
})

describe('a fallen flag', () => {
  const byTimeout: GameEnd = { result: 'draw', reason: 'insufficient-material-by-timeout' }
  it.each([
    ['loses against a rook', '7k/8/8/8/8/8/R7/K7 w - - 0 1', 'b', win('w', 'time-control')],
    ['is a draw against a lone king', '7k/8/8/8/8/8/R7/K7 w - - 0 1', 'w', byTimeout],
    ['is a draw with a queen against a knight', '6qk/8/8/8/8/8/N7/K7 w - - 0 1', 'b', byTimeout],
    [
      'loses with a rook against a knight',
      '6rk/8/8/8/8/8/N7/K7 w - - 0 1',
      'b',
      win('w', 'time-control'),
    ],
    ['is a draw with a rook against a bishop', '6rk/8/8/8/8/8/B7/K7 w - - 0 1', 'b', byTimeout],
    [
      'loses with a pawn against a bishop',
      '7k/6p1/8/8/8/8/B7/K7 w - - 0 1',
      'b',
      win('w', 'time-control'),
    ],
  ] as const)('%s', (_, fen, flagged, end) => {
    expect(endByFlag(fen, flagged)).toEqual(end)
    const other = flagged === 'w' ? 'b' : 'w'
    const swapped = end.reason === 'time-control' ? win(flagged, 'time-control') : end
    expect(endByFlag(mirrored(fen), other)).toEqual(swapped)
  })
})

it.each([
  [win('w', 'checkmate'), '1-0'],
  [win('b', 'resignation'), '0-1'],
  [{ result: 'draw', reason: 'stalemate' }, '1/2-1/2'],
  [{ result: 'abort', reason: 'manual-abort' }, '*'],
  [undefined, '*'],
] as const)('%j is %s in PGN', (end, token) => {
  expect(resultToken(end)).toBe(token)
})
