import { type MoveIntent, placement, startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import type { BoardState } from './board-state.ts'
import { BoardError } from './board-error.ts'
import { checkState } from './check-state.ts'

const right: BoardState = {
  label: '',
  position: startFen,
  orientation: 'w',
  lastMove: { from: 'e2', to: 'e4' },
  check: 'e1',
  legalMoves: [{ from: 'e2', to: 'e4' }],
  showTargets: true,
  lastMoveArrow: false,
  premoveColor: undefined,
  premoves: [{ from: 'g1', to: 'f3' }],
  editTool: undefined,
  drawable: true,
  drawings: [{ kind: 'square', color: 'green', square: 'd5' }],
  arrows: [{ kind: 'arrow', color: 'analysis', from: 'g1', to: 'f3' }],
  describe: () => '',
}

/** What the page is told; the text also when its types did not stop it. */
const told = (given: object, position = startFen) => {
  const state: BoardState = Object.assign({ ...right, position }, given)
  try {
    checkState(state, placement(position))
  } catch (error) {
    if (error instanceof BoardError) return { code: error.code, message: error.message }
    throw error
  }
  return undefined
}

it('has nothing to say about what is right', () => {
  expect(told({})).toBeUndefined()
  expect(
    told({ lastMove: undefined, check: undefined, drawings: undefined, legalMoves: [] }),
  ).toBeUndefined()
})

it('does not ask for moves that are asked for later', () => {
  const legalMoves = (): readonly MoveIntent[] => {
    throw new Error('Nobody took hold of a piece.')
  }
  expect(told({ legalMoves })).toBeUndefined()
})

const noSquare = (name: string, where: string) => ({
  code: 'invalid-square',
  message: `"${name}" in ${where} is no square. Squares are named by a file from a to h and a rank from 1 to 8, such as "e4".`,
})

describe('a square that is none', () => {
  it.each([
    ['lastMove', { lastMove: { from: 'e9', to: 'e4' } }, 'e9'],
    ['lastMove', { lastMove: { from: 'e2', to: '' } }, ''],
    ['check', { check: 'E1' }, 'E1'],
    ['premoves', { premoves: [{ from: 'i1', to: 'f3' }] }, 'i1'],
    ['premoves', { premoves: [{ from: 'g1', to: 'Nf3' }] }, 'Nf3'],
    ['drawings', { drawings: [{ kind: 'square', color: 'green', square: 'd' }] }, 'd'],
    ['drawings', { drawings: [{ kind: 'arrow', color: 'green', from: 'd0', to: 'd5' }] }, 'd0'],
    ['arrows', { arrows: [{ kind: 'arrow', color: 'red', from: 'd1', to: 'd55' }] }, 'd55'],
    ['legalMoves', { legalMoves: [{ from: 'e2', to: 'e44' }] }, 'e44'],
    ['legalMoves', { legalMoves: [{ from: 'z2', to: 'e4' }] }, 'z2'],
  ])('in %s is named, and how squares are written', (where, given, name) => {
    expect(told(given)).toEqual(noSquare(name, where))
  })
})

const impossible = (move: string, reason: string) => ({
  code: 'impossible-move',
  message: `legalMoves has ${move}, which is impossible in this position: ${reason}. Compute legalMoves from the same position that the board is given; while a new position is on its way, give none.`,
})

describe('a move that no rules allow', () => {
  const promotes = '7k/4P3/8/8/8/8/8/K7 w - - 0 1'
  it.each<[string, MoveIntent, string, string, string]>([
    ['of no piece', { from: 'e4', to: 'e5' }, startFen, 'e4e5', 'there is no piece on e4'],
    ['to where it is', { from: 'e2', to: 'e2' }, startFen, 'e2e2', 'it goes nowhere'],
    [
      'onto its own piece',
      { from: 'e1', to: 'e2' },
      startFen,
      'e1e2',
      'its own piece stands on e2',
    ],
    [
      'that promotes a knight',
      { from: 'g1', to: 'f3', promotion: 'q' },
      startFen,
      'g1f3q',
      'only a pawn that reaches the last rank is promoted',
    ],
    [
      'that promotes too early',
      { from: 'e2', to: 'e4', promotion: 'q' },
      startFen,
      'e2e4q',
      'only a pawn that reaches the last rank is promoted',
    ],
    [
      'that does not say what a pawn becomes',
      { from: 'e7', to: 'e8' },
      promotes,
      'e7e8',
      'a pawn that reaches the last rank is promoted: list one move for each piece it may become, as { from, to, promotion: "q" }',
    ],
  ])('%s', (_, move, position, name, reason) => {
    expect(told({ legalMoves: [move] }, position)).toEqual(impossible(name, reason))
  })

  it('of a black pawn that reaches the first rank too', () => {
    expect(
      told({ legalMoves: [{ from: 'a2', to: 'a1' }] }, '7k/8/8/8/8/8/p7/7K b - - 0 1')?.code,
    ).toBe('impossible-move')
  })

  it('of both sides at once', () => {
    const legalMoves = [
      { from: 'e2', to: 'e4' },
      { from: 'e7', to: 'e5' },
    ]
    expect(told({ legalMoves })).toEqual({
      code: 'impossible-move',
      message:
        'legalMoves has moves of both sides, but only one side is to move. Give the moves of that side; for moving pieces without rules use onEdit.',
    })
  })

  it.each<[string, MoveIntent, string]>([
    ['a promotion', { from: 'e7', to: 'e8', promotion: 'n' }, promotes],
    ['castling', { from: 'e1', to: 'g1' }, '7k/8/8/8/8/8/8/4K2R w K - 0 1'],
    ['en passant', { from: 'e5', to: 'd6' }, '7k/8/8/3pP3/8/8/8/K7 w - d6 0 1'],
  ])('but not %s', (_, move, position) => {
    expect(told({ legalMoves: [move] }, position)).toBeUndefined()
  })
})
