import { startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import type { BoardState } from './board-state.ts'
import { isSameState } from './same-state.ts'

const describeSquare = () => ''

/** A state whose arrays and objects are all new. */
const state = (): BoardState => ({
  label: 'Chessboard',
  position: startFen,
  orientation: 'w',
  lastMove: { from: 'e2', to: 'e4' },
  check: undefined,
  legalMoves: [{ from: 'e7', to: 'e5' }],
  showTargets: true,
  lastMoveArrow: false,
  premoveColor: undefined,
  premoves: [{ from: 'g1', to: 'f3' }],
  editTool: undefined,
  drawable: true,
  drawings: [{ kind: 'square', color: 'green', square: 'd5' }],
  arrows: [{ kind: 'arrow', color: 'analysis', from: 'g1', to: 'f3' }],
  describe: describeSquare,
})

describe('a page that renders again with equal values', () => {
  it('changes nothing, whatever arrays they come in', () => {
    expect(isSameState(state(), state())).toBe(true)
  })

  it.each<[string, Partial<BoardState>, Partial<BoardState>]>([
    [
      'pieces to put',
      { editTool: { type: 'q', color: 'w' } },
      { editTool: { type: 'q', color: 'w' } },
    ],
    ['functions that are asked for moves', { legalMoves: () => [] }, { legalMoves: () => [] }],
    ['no drawings of the page', { drawings: undefined }, { drawings: undefined }],
    ['no last move', { lastMove: undefined }, { lastMove: undefined }],
    [
      'promotions',
      { legalMoves: [{ from: 'e7', to: 'e8', promotion: 'q' }] },
      { legalMoves: [{ from: 'e7', to: 'e8', promotion: 'q' }] },
    ],
  ])('nor by equal %s', (_, before, now) => {
    expect(isSameState({ ...state(), ...before }, { ...state(), ...now })).toBe(true)
  })
})

describe('a page that renders with something else', () => {
  it.each<[string, Partial<BoardState>]>([
    ['name', { label: 'Шахматная доска' }],
    ['position', { position: '8/8/8/8/8/8/8/8' }],
    ['side at the bottom', { orientation: 'b' }],
    ['last move', { lastMove: { from: 'e2', to: 'e3' } }],
    ['first last move', { lastMove: undefined }],
    ['check', { check: 'e1' }],
    ['legal move', { legalMoves: [{ from: 'e7', to: 'e6' }] }],
    ['number of legal moves', { legalMoves: [] }],
    ['way to ask for legal moves', { legalMoves: () => [] }],
    ['choice of targets', { showTargets: false }],
    ['look of the last move', { lastMoveArrow: true }],
    ['side that premoves', { premoveColor: 'w' }],
    ['premove', { premoves: [{ from: 'g1', to: 'h3' }] }],
    ['tool', { editTool: 'hand' }],
    ['permission to draw', { drawable: false }],
    ['owner of the drawings', { drawings: undefined }],
    ['colour of a drawing', { drawings: [{ kind: 'square', color: 'red', square: 'd5' }] }],
    ['drawn square', { drawings: [{ kind: 'square', color: 'green', square: 'd6' }] }],
    ['kind of drawing', { drawings: [{ kind: 'arrow', color: 'green', from: 'd5', to: 'd6' }] }],
    ['arrow', { arrows: [{ kind: 'arrow', color: 'analysis', from: 'g1', to: 'h3' }] }],
    ['number of arrows', { arrows: [] }],
    ['language', { describe: () => '' }],
  ])('changes the board: another %s', (_, other) => {
    expect(isSameState(state(), { ...state(), ...other })).toBe(false)
    expect(isSameState({ ...state(), ...other }, state())).toBe(false)
  })

  it.each<[string, Partial<BoardState>, Partial<BoardState>]>([
    [
      'piece to put',
      { editTool: { type: 'q', color: 'w' } },
      { editTool: { type: 'q', color: 'b' } },
    ],
    ['tool', { editTool: { type: 'q', color: 'w' } }, { editTool: 'eraser' }],
    [
      'promotion',
      { legalMoves: [{ from: 'e7', to: 'e8', promotion: 'q' }] },
      { legalMoves: [{ from: 'e7', to: 'e8', promotion: 'n' }] },
    ],
  ])('changes the board: another %s', (_, before, now) => {
    expect(isSameState({ ...state(), ...before }, { ...state(), ...now })).toBe(false)
  })
})
