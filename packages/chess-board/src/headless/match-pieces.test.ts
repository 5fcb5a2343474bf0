import { type Piece, placement, playMove, type Square, startGame } from '@kingside/chess-game'
import { expect, it } from 'vitest'
import { matchPieces, type Tracked } from './match-pieces.ts'

const tracked = (fen: string): Tracked[] =>
  [...placement(fen)].map(([square, piece]) => ({ square, piece }))

const after = (fen: string, move: string) => {
  const game = playMove(startGame(fen), move)
  const matched = matchPieces(tracked(fen), placement(game.currentFen), game.history[0])
  return {
    moved: matched.moved.map(({ from, to }) => `${from.square}-${to.square}`).sort(),
    removed: matched.removed.map(({ square }) => square),
    added: matched.added.map(({ square }) => square),
  }
}

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

it.each([
  ['a move', start, 'e2e4', { moved: ['e2-e4'], removed: [], added: [] }],
  [
    'a capture',
    'k7/8/8/3p4/4P3/8/8/K7 w - - 0 1',
    'e4d5',
    { moved: ['e4-d5'], removed: ['d5'], added: [] },
  ],
  [
    'castling',
    'r3k3/8/8/8/8/8/8/4K2R w K - 0 1',
    'e1g1',
    { moved: ['e1-g1', 'h1-f1'], removed: [], added: [] },
  ],
  [
    'en passant',
    'k7/8/8/3pP3/8/8/8/K7 w - d6 0 1',
    'e5d6',
    { moved: ['e5-d6'], removed: ['d5'], added: [] },
  ],
  [
    'a promotion',
    'k7/4P3/8/8/8/8/8/K7 w - - 0 1',
    'e7e8q',
    { moved: ['e7-e8'], removed: [], added: [] },
  ],
  [
    'a capturing promotion',
    '3r3k/4P3/8/8/8/8/8/K7 w - - 0 1',
    'e7d8n',
    { moved: ['e7-d8'], removed: ['d8'], added: [] },
  ],
])('follows %s', (_, fen, move, expected) => {
  expect(after(fen, move)).toEqual(expected)
})

it('keeps what stands, so that a move touches one piece', () => {
  const game = playMove(startGame(), 'e2e4')
  expect(
    matchPieces(tracked(start), placement(game.currentFen), game.history[0]).kept,
  ).toHaveLength(31)
})

it('takes the nearest of equal pieces when nobody says what moved', () => {
  const knight: Piece = { type: 'n', color: 'w' }
  const before: Tracked[] = (['a1', 'g1'] as const).map((square) => ({ square, piece: knight }))
  const now = new Map<Square, Piece>([
    ['a1', knight],
    ['f3', knight],
  ])
  expect(matchPieces(before, now).moved[0]?.from.square).toBe('g1')
})

it('adds and removes when a new position has nothing in common', () => {
  const { moved, removed, added } = matchPieces(
    tracked('8/8/8/8/8/8/8/Q7'),
    placement('r7/8/8/8/8/8/8/8'),
  )
  expect([moved.length, removed.length, added.length]).toEqual([0, 1, 1])
})
