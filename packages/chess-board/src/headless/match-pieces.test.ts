import { type Piece, placement, playMove, type Square, startGame } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
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

/** From one position to another, whoever made whichever moves in between. */
const between = (before: string, now: string, lastMove?: { from: Square; to: Square }) => {
  const matched = matchPieces(tracked(before), placement(now), lastMove)
  return {
    moved: matched.moved.map(({ from, to }) => `${from.square}-${to.square}`).sort(),
    removed: matched.removed.map(({ square }) => square),
    added: matched.added.map(({ square }) => square),
  }
}

/** A position and one that some moves lead to, with what slides there and what slides back. */
describe.each([
  [
    'a move',
    start,
    ['e2e4'],
    { moved: ['e2-e4'], removed: [], added: [] },
    { moved: ['e4-e2'], removed: [], added: [] },
  ],
  [
    'a capture',
    'k7/8/8/3p4/4P3/8/8/K7 w - - 0 1',
    ['e4d5'],
    { moved: ['e4-d5'], removed: ['d5'], added: [] },
    { moved: ['d5-e4'], removed: [], added: ['d5'] },
  ],
  [
    'castling',
    'r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1',
    ['e8c8', 'e1g1'],
    { moved: ['a8-d8', 'e1-g1', 'e8-c8', 'h1-f1'], removed: [], added: [] },
    { moved: ['c8-e8', 'd8-a8', 'f1-h1', 'g1-e1'], removed: [], added: [] },
  ],
  [
    'en passant',
    'k7/8/8/3pP3/8/8/8/K7 w - d6 0 1',
    ['e5d6'],
    { moved: ['e5-d6'], removed: ['d5'], added: [] },
    { moved: ['d6-e5'], removed: [], added: ['d5'] },
  ],
  [
    'a promotion',
    'k7/4P3/8/8/8/8/8/K7 w - - 0 1',
    ['e7e8q'],
    { moved: ['e7-e8'], removed: [], added: [] },
    { moved: ['e8-e7'], removed: [], added: [] },
  ],
  [
    'a capturing promotion of Black',
    'k7/8/8/8/8/8/4p3/K2R4 b - - 0 1',
    ['e2d1n'],
    { moved: ['e2-d1'], removed: ['d1'], added: [] },
    { moved: ['d1-e2'], removed: [], added: ['d1'] },
  ],
  [
    'five plies',
    start,
    ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5'],
    { moved: ['b8-c6', 'e2-e4', 'e7-e5', 'f1-b5', 'g1-f3'], removed: [], added: [] },
    { moved: ['b5-f1', 'c6-b8', 'e4-e2', 'e5-e7', 'f3-g1'], removed: [], added: [] },
  ],
  [
    'an exchange',
    'k7/8/2n5/8/3p4/5N2/8/K7 w - - 0 1',
    ['f3d4', 'c6d4'],
    { moved: ['c6-d4'], removed: ['d4', 'f3'], added: [] },
    { moved: ['d4-c6'], removed: [], added: ['d4', 'f3'] },
  ],
  [
    'a piece that goes on and comes back',
    start,
    ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'b1c3'],
    { moved: ['b1-c3'], removed: [], added: [] },
    { moved: ['c3-b1'], removed: [], added: [] },
  ],
])('%s', (_, before, moves, there, back) => {
  const game = moves.reduce((played, move) => playMove(played, move), startGame(before))
  const now = game.currentFen

  it('slides there', () => {
    expect(between(before, now, game.history.at(-1))).toEqual(there)
  })

  it('slides there in one jump that nobody explains', () => {
    expect(between(before, now)).toEqual(there)
  })

  it('slides back', () => {
    expect(between(now, before)).toEqual(back)
  })
})

it('keeps each piece of the start position through a whole opening and back', () => {
  const game = ['e4', 'c5', 'Nf3', 'd6', 'd4', 'Nf6', 'Nc3'].reduce(
    (played, move) => playMove(played, move),
    startGame(),
  )
  const { moved, removed, added } = between(game.currentFen, start)
  expect({ moved: moved.length, removed, added }).toEqual({ moved: 7, removed: [], added: [] })
})
