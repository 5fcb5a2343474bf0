import { analysisItem, applyMove, type EngineLine, legalMoves, parseFen, turnOf } from '../index.ts'
import { describe, expect, it } from 'vitest'
import { gradeOf, type MoveGrade } from './grading.ts'
import { givenUp } from './sacrifice.ts'

/** What the engine says: each move with its worth for the side to move, in centipawns. */
type Said = readonly (readonly [uci: string, centipawns: number])[]

const item = (fen: string, said: Said) =>
  analysisItem(
    fen,
    14,
    said.map(([uci, value]): EngineLine => ({ score: { type: 'cp', value }, pv: [uci] })),
  )

interface Case {
  readonly fen: string
  readonly uci: string
  readonly said: Said
  /** What the position after it is worth to the mover, in centipawns. */
  readonly after: number
  readonly isOpening?: boolean
  /** The opponent's move before it, and what the mover's position was worth before that. */
  readonly opponent?: { readonly fen: string; readonly uci: string; readonly worth: number }
}

function grade({ fen, uci, said, after, isOpening = false, opponent }: Case): MoveGrade {
  const next = applyMove(parseFen(fen), uci).fen
  const side = turnOf(fen) === 'w' ? 1 : -1
  const worth = (position: string, value: number) => ({
    fen: position,
    depth: 14,
    multipv: [{ line_eval: (value * side) / 100, mate_in: null, line: [] }],
  })
  return gradeOf({
    uci,
    before: item(fen, said),
    after: worth(next, after),
    isOpening,
    previous: opponent ? { uci: opponent.uci, before: worth(opponent.fen, opponent.worth) } : null,
  })
}

/** After the pawn has taken the knight, the rook takes the queen. */
const queenForKnight = '3qk3/8/8/8/4p3/5N2/P7/3RK3 w - - 0 1'

const middle = 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'
const said: Said = [
  ['d2d3', 30],
  ['e1g1', 20],
]

describe('a move is judged by what it loses of the winning chances', () => {
  it.each([
    [20, 'excellent'],
    [-20, 'good'],
    [-70, 'inaccuracy'],
    [-170, 'mistake'],
    [-400, 'blunder'],
  ] as const)('from 30 to %i centipawns: %s', (after, expected) => {
    expect(grade({ fen: middle, uci: 'a2a3', said, after })).toBe(expected)
  })

  it('judges Black as White in the mirrored position', () => {
    const fen = 'rnbqk2r/pppp1ppp/5n2/2b1p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R b KQkq - 4 4'
    const mirrored: Said = [
      ['d7d6', 30],
      ['e8g8', 20],
    ]
    expect(grade({ fen, uci: 'a7a6', said: mirrored, after: -70 })).toBe('inaccuracy')
    expect(grade({ fen, uci: 'd7d6', said: mirrored, after: 30 })).toBe('best')
  })

  it('the engine’s own choice is best, whatever it says a move later', () => {
    expect(grade({ fen: middle, uci: 'd2d3', said, after: -60 })).toBe('best')
  })

  it('the same loss weighs less in a game that is decided', () => {
    const won: Said = [['d2d3', 900]]
    expect(grade({ fen: middle, uci: 'a2a3', said: won, after: 800 })).toBe('excellent')
  })
})

describe('an opening move', () => {
  it('is told as one', () => {
    const opening = { fen: middle, uci: 'b2b4', said, isOpening: true }
    expect(grade({ ...opening, after: -40 })).toBe('opening')
  })

  it('that is a mistake is a mistake, named or not', () => {
    const opening = { fen: middle, uci: 'c4f7', said, isOpening: true }
    expect(grade({ ...opening, after: -250 })).toBe('blunder')
  })
})

describe('a move that mates', () => {
  it('is judged as a move, also where an opening is named after it', () => {
    const fen = 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2'
    const mate: Said = [
      ['d8h4', 10_000],
      ['d7d5', 150],
    ]
    expect(grade({ fen, uci: 'd8h4', said: mate, after: 10_000, isOpening: true })).toBe('great')
  })
})

describe('a great move', () => {
  const only: Said = [
    ['d2d3', 30],
    ['e1g1', -200],
  ]

  it('is the only good one', () => {
    expect(grade({ fen: middle, uci: 'd2d3', said: only, after: 30 })).toBe('great')
  })

  it('does not just take back', () => {
    const fen = 'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2'
    const before = 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'
    const takes: Said = [
      ['d8d5', 0],
      ['a7a6', -200],
    ]
    const opponent = { fen: before, uci: 'e4d5', worth: 0 }
    expect(grade({ fen, uci: 'd8d5', said: takes, after: 0, opponent })).toBe('best')
    expect(grade({ fen, uci: 'd8d5', said: takes, after: 0 })).toBe('great')
  })
})

describe('what anybody would play is no more than best', () => {
  it('a piece is taken that stands loose', () => {
    const loose = 'rnbqkb1r/ppp1pppp/8/3n4/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 4'
    const takes: Said = [
      ['e4d5', 350],
      ['c4b3', 0],
    ]
    expect(grade({ fen: loose, uci: 'e4d5', said: takes, after: 350 })).toBe('best')
  })

  it('the king has two moves', () => {
    const corner = '4k3/8/8/8/8/5q2/8/7K w - - 0 1'
    expect(legalMoves(parseFen(corner))).toHaveLength(2)
    const moves: Said = [
      ['h1g1', 0],
      ['h1h2', -900],
    ]
    expect(grade({ fen: corner, uci: 'h1g1', said: moves, after: 0 })).toBe('best')
  })
})

describe('a brilliant move', () => {
  // Légal: the queen is left to the bishop, and mate follows.
  const legal = 'rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5'
  const gives: Said = [
    ['f3e5', 300],
    ['h2h3', 60],
  ]

  it('gives up material and is the best', () => {
    expect(givenUp(legal, 'f3e5')).toBeGreaterThanOrEqual(2)
    expect(grade({ fen: legal, uci: 'f3e5', said: gives, after: 300 })).toBe('brilliant')
  })

  it('is none where the game is won without it, or lost with it', () => {
    const wonAnyway: Said = [
      ['f3e5', 900],
      ['h2h3', 850],
    ]
    expect(grade({ fen: legal, uci: 'f3e5', said: wonAnyway, after: 900 })).toBe('best')
    const lostAnyway: Said = [
      ['f3e5', -300],
      ['h2h3', -320],
    ]
    expect(grade({ fen: legal, uci: 'f3e5', said: lostAnyway, after: -300 })).toBe('best')
  })

  it.each([
    ['an exchange of equals', 'r3k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 0],
    ['a piece that stands covered', middle, 'b1c3', 0],
    ['a knight for a pawn', middle, 'f3e5', 2],
    ['a knight left to a pawn', '4k3/8/8/3p4/4N3/8/P7/4K3 w - - 0 1', 'a2a3', 3],
    ['a knight left to a pawn, with the queen for it', queenForKnight, 'a2a3', 0],
  ])('%s', (_, fen, uci, expected) => {
    expect(givenUp(fen, uci)).toBe(expected)
  })
})

describe('a miss', () => {
  const opponent = {
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 4 4',
    uci: 'a7a6',
    worth: 0,
  }
  const gift: Said = [
    ['d2d3', 400],
    ['e1g1', 390],
  ]

  it('leaves the opponent’s mistake unpunished', () => {
    expect(grade({ fen: middle, uci: 'a2a3', said: gift, after: 0, opponent })).toBe('miss')
  })

  it('is a blunder when it loses more than the opponent had given', () => {
    expect(grade({ fen: middle, uci: 'a2a3', said: gift, after: -400, opponent })).toBe('blunder')
  })

  it('is none when the opponent had made no mistake', () => {
    const even = { ...opponent, worth: 380 }
    expect(grade({ fen: middle, uci: 'a2a3', said: gift, after: 100, opponent: even })).toBe(
      'blunder',
    )
  })
})
