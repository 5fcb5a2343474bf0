import { isSquare, type Square } from '@kingside/chess-game'
import type { BoardInstance } from './board-instance.ts'
import type { Mark } from './mark-layer.ts'
import { targetMark } from './targets.ts'

function marksOf(board: BoardInstance): readonly Mark[] {
  const { state, selected, targets, mobility, pieces } = board
  const marks: Mark[] = []
  const mark = (kind: Mark['kind'], square: Square | null | undefined) => {
    if (square && isSquare(square)) marks.push({ kind, square })
  }
  mark('last-move', state.lastMove?.from)
  mark('last-move', state.lastMove?.to)
  for (const { from, to } of state.premoves) {
    mark('premove', from)
    mark('premove', to)
  }
  mark('check', state.check)
  mark('selected', selected)
  if (selected && state.showTargets && mobility.kind !== 'edit') {
    for (const { square } of targets) mark(targetMark(pieces, selected, square), square)
  }
  mark('hover', board.hovered)
  return marks
}

/** Renders the marks and the accessible grid, which change with a selection. */
export function renderMarks(board: BoardInstance): void {
  const { pieces, isPlayable, selected, state } = board
  const { orientation, describe, label, premoves } = state
  const marks = marksOf(board)
  board.markLayer.show(marks, orientation)
  board.grid.update({ label, orientation, pieces, marks, describe })
  board.escapeListener.enable(isPlayable && (selected !== null || premoves.length > 0))
}

/** Renders all layers. */
export function renderBoard(board: BoardInstance, slide: boolean): void {
  const { mobility, pieceLayer, pieces, previewed, drag, state } = board
  if (mobility.movable) pieceLayer.addMovable(mobility.movable)
  const { orientation, lastMove } = state
  const except = previewed?.from ?? (drag?.element.hasAttribute('data-dragging') && drag.from)
  pieceLayer.show({ pieces, orientation, lastMove, slide, ...(except && { except }) })
  if (previewed) pieceLayer.place(previewed.from, previewed.to, false)
  renderMarks(board)
  board.drawings.show()
}
