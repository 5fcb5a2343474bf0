import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ChessGame,
  claimableDraw,
  endOfGame,
  IllegalMoveError,
  playMove,
  startGame,
} from './game.ts'
import { FenError, startFen } from './fen.ts'
import { legalMoves } from './rules.ts'

const play = (moves: string, fen = startFen) =>
  moves
    .split(' ')
    .filter(Boolean)
    .reduce<ChessGame>((game, move) => playMove(game, move), startGame(fen))

describe('playing moves', () => {
  it('accepts SAN, LAN and squares for the same move', () => {
    const bySan = playMove(startGame(), 'Nf3')
    expect(playMove(startGame(), 'g1f3')).toEqual(bySan)
    expect(playMove(startGame(), { from: 'g1', to: 'f3' })).toEqual(bySan)
    expect(bySan.moves[0]).toMatchObject({ san: 'Nf3', lan: 'g1f3', piece: 'n', color: 'w' })
  })

  it('leaves the game before the move as it was', () => {
    const before = play('e4')
    const after = playMove(before, 'e5')
    expect(before.moves).toHaveLength(1)
    expect(after.moves[0]).toBe(before.moves[0])
  })

  it.each(['e5', 'Ke2', 'e2e5', 'e7e5', 'O-O', 'nonsense', ''])(
    'refuses %s at the start',
    (move) => {
      expect(() => playMove(startGame(), move)).toThrow(IllegalMoveError)
    },
  )

  it('asks for the promotion piece instead of guessing it', () => {
    const game = startGame('7k/P7/8/8/8/8/8/K7 w - - 0 1')
    expect(() => playMove(game, { from: 'a7', to: 'a8' })).toThrow(IllegalMoveError)
    expect(playMove(game, { from: 'a7', to: 'a8', promotion: 'n' }).moves[0]?.san).toBe('a8=N')
  })

  it('marks castling and en passant', () => {
    expect(play('e4 e5 Nf3 Nf6 Bc4 Bc5 O-O').moves.at(-1)).toMatchObject({
      castling: true,
      lan: 'e1g1',
    })
    expect(play('e4 a6 e5 d5 exd6').moves.at(-1)).toMatchObject({ enPassant: true, captured: 'p' })
  })

  it('tells why a FEN is no position', () => {
    expect(() => startGame('8/8/8/8/8/8/8/8 w - - 0 1')).toThrow(FenError)
    expect(() => startGame('hello')).toThrow(/six/i)
  })

  it('stays a legal game whatever legal moves are chosen', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        let game = startGame()
        for (const choice of choices) {
          const moves = legalMoves(game.fen)
          const move = moves[choice % Math.max(1, moves.length)]
          if (!move) break
          game = playMove(game, move.san)
          expect(game.fen).toBe(move.fen)
        }
      }),
      { numRuns: 30 },
    )
  })
})

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
      'bare kings',
      '7k/8/8/8/8/8/1q6/K7 w - - 0 1',
      'Kxb2',
      { result: 'draw', reason: 'insufficient-material' },
    ],
    [
      '75 moves',
      '7k/8/8/8/8/8/R7/K7 w - - 149 100',
      'Rb2',
      { result: 'draw', reason: 'seventy-five-moves' },
    ],
    [
      'mate on the 150th half-move',
      '7k/8/6K1/8/8/8/R7/8 w - - 149 100',
      'Ra8#',
      { result: 'white-win', reason: 'checkmate' },
    ],
    ['no end yet', startFen, 'e4 e5', undefined],
  ])('%s', (_, fen, moves, end) => {
    expect(endOfGame(play(moves, fen))).toEqual(end)
  })

  it('lets a draw be claimed at the third repetition and draws at the fifth', () => {
    const round = 'Nf3 Nf6 Ng1 Ng8 '
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

  it('lets a draw be claimed after fifty moves without a capture or pawn move', () => {
    expect(claimableDraw(play('Rb2', '7k/8/8/8/8/8/R7/K7 w - - 99 80'))).toEqual({
      result: 'draw',
      reason: 'fifty-moves',
    })
  })
})
