import { describe, expect, it } from 'vitest'
import { mirrored } from '../core/positions.cases.ts'
import { canMate, isDeadPosition } from './can-mate.ts'
import { startFen } from './start-fen.ts'
import { advantage, type CapturedCounts, capturedFigures, capturedPool } from './material.ts'
import { placement } from './placement.ts'
import { applyMove, parseFen } from './position.ts'

const after = (fen: string, moves: string) =>
  moves
    .split(' ')
    .filter(Boolean)
    .reduce((position, move) => applyMove(position, move), parseFen(fen))

const none: CapturedCounts = { p: 0, n: 0, b: 0, r: 0, q: 0 }

describe('the captured pieces', () => {
  it.each([
    ['none at the start', startFen, '', none, none],
    ['a pawn each', startFen, 'e4 d5 exd5 Qxd5', { ...none, p: 1 }, { ...none, p: 1 }],
    ['en passant', startFen, 'e4 a6 e5 d5 exd6', none, { ...none, p: 1 }],
    ['what a placement lacks', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', '', capturedPool, capturedPool],
    [
      'a second queen was a pawn once',
      'rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/QNBQKBNR w Kkq - 0 1',
      '',
      { ...none, r: 1 },
      none,
    ],
    [
      'a promotion captures no pawn',
      'rnbqkbnr/Pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1',
      'axb8=Q',
      none,
      { ...none, p: 1, n: 1 },
    ],
    [
      'a promoted piece is captured as what it was in the end',
      'rnbqkbnr/Pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1',
      'axb8=Q Rxb8',
      { ...none, q: 1 },
      { ...none, p: 1, n: 1 },
    ],
  ])('%s', (_, fen, moves, white, black) => {
    expect(capturedFigures(after(fen, moves))).toEqual({ w: white, b: black })
  })

  it('are swapped when the colours are', () => {
    const fen = '4k3/pppp4/8/8/8/8/PPPPP3/RNBQK3 w Q - 0 1'
    const { w, b } = capturedFigures(fen)
    expect(capturedFigures(mirrored(fen))).toEqual({ w: b, b: w })
  })

  it('are the same object until the next capture, and again after going back', () => {
    const first = after(startFen, 'e4 d5')
    const quiet = applyMove(first, 'Nf3')
    expect(capturedFigures(quiet)).toBe(capturedFigures(first))
    const taken = applyMove(first, 'exd5')
    expect(capturedFigures(taken)).not.toBe(capturedFigures(first))
    expect(capturedFigures(taken).w).toBe(capturedFigures(first).w)
    expect(capturedFigures(applyMove(taken, 'Nf6'))).toBe(capturedFigures(taken))
    expect(capturedFigures(first)).toEqual({ w: none, b: none })
  })

  it('do not count a king that was taken without validation', () => {
    const before = parseFen('4k3/8/8/8/8/8/4R3/4K3 w - - 0 1', { withValidation: false })
    const taken = applyMove(before, 'e2e8', { withValidation: false })
    expect(capturedFigures(taken)).toEqual(capturedFigures(before))
  })
})

describe("white's advantage", () => {
  it.each([
    [startFen, 0],
    ['4k3/8/8/8/8/8/P7/4K3 w - - 0 1', 1],
    ['4k3/8/8/8/8/8/8/N3K3 w - - 0 1', 3],
    ['4k3/8/8/8/8/8/8/B3K3 w - - 0 1', 3],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 5],
    ['q3k3/8/8/8/8/8/8/Q3K2R b - - 0 1', 5],
    ['q3k3/8/8/8/8/8/8/4K3 b - - 0 1', -9],
  ])('in %s is %i', (fen, pawns) => {
    expect(advantage(fen)).toBe(pawns)
    expect(advantage(mirrored(fen)) + pawns).toBe(0)
  })

  it('grows by eight with a promotion to a queen', () => {
    expect(advantage(after('7k/P7/8/8/8/8/8/K7 w - - 0 1', 'a8=Q+'))).toBe(9)
  })
})

describe('who can still mate (FIDE 6.9), and what is dead by its pieces (FIDE 5.2.2)', () => {
  /** White's pieces, black's pieces, can white mate, can black mate. */
  it.each([
    ['K', 'k', false, false],
    ['KN', 'k', false, false],
    ['KB', 'k', false, false],
    ['KP', 'k', true, false],
    ['KR', 'k', true, false],
    ['KQ', 'k', true, false],
    ['KNN', 'k', true, false],
    ['KBN', 'k', true, false],
    ['KB light B dark', 'k', true, false],
    ['KB light B light', 'k', false, false],
    ['KN', 'kn', true, true],
    ['KN', 'kb light', true, true],
    ['KN', 'kr', true, true],
    ['KN', 'kq', false, true],
    ['KN', 'kp', true, true],
    ['KN', 'kqq', false, true],
    ['KN', 'kqr', true, true],
    ['KB light', 'kn', true, true],
    ['KB light', 'kp', true, true],
    ['KB light', 'kr', false, true],
    ['KB light', 'kq', false, true],
    ['KB light', 'kb light', false, false],
    ['KB light', 'kb dark', true, true],
    ['KB light B light', 'kb light', false, false],
    ['KB light B light', 'kb dark', true, true],
    ['KB light B light', 'kr', false, true],
    ['K', 'kqrbnp', false, true],
  ])('%s against %s', (whitePieces, blackPieces, white, black) => {
    const fen = fenOf(whitePieces, blackPieces)
    expect([canMate(fen, 'w'), canMate(fen, 'b')]).toEqual([white, black])
    expect(isDeadPosition(fen)).toBe(!white && !black)
    expect([canMate(mirrored(fen), 'b'), canMate(mirrored(fen), 'w')]).toEqual([white, black])
    expect(isDeadPosition(mirrored(fen))).toBe(!white && !black)
  })
})

/** A position with these pieces, bishops on squares of the shade that is named after them. */
function fenOf(whitePieces: string, blackPieces: string): string {
  const side = (pieces: string, light: string[], dark: string[]) => {
    const row = Array.from({ length: 8 }, () => '')
    const free = pieces.replace(/\s?(b) (light|dark)/gi, (_, letter: string, shade: string) => {
      const place = (shade === 'light' ? light : dark).shift() ?? ''
      row[Number(place)] = letter
      return ''
    })
    for (const letter of free) row[row.indexOf('')] = letter
    return row
      .map((letter) => letter || '1')
      .join('')
      .replace(/1+/g, (empty) => String(empty.length))
  }
  // On the 7th rank h7 is light and g7 dark; on the 2nd h2 is dark and g2 light.
  const black = side(blackPieces, ['7', '5'], ['6', '4'])
  const white = side(whitePieces, ['6', '4'], ['7', '5'])
  return `8/${black}/8/8/8/8/${white}/8 w - - 0 1`
}

describe('the placement', () => {
  it('gives the pieces by square, a8 first', () => {
    expect([...placement('k7/8/8/8/8/8/8/7K w - - 0 1')]).toEqual([
      ['a8', { type: 'k', color: 'b' }],
      ['h1', { type: 'k', color: 'w' }],
    ])
  })

  it('reads the first field of a FEN alone', () => {
    expect(placement('k7/8/8/8/8/8/8/7K')).toEqual(placement('k7/8/8/8/8/8/8/7K w - - 0 1'))
  })
})
