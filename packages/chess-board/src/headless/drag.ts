import type { Square } from '@kingside/chess-game'
import type { BoardInstance } from './board-instance.ts'
import { cellAt, squareOf } from './geometry.ts'
import type { CancelReason } from './pointer-input.ts'
import { renderMarks } from './render-board.ts'
import {
  choose,
  editSquare,
  isTarget,
  moveSelected,
  release,
  removePiece,
  select,
} from './selection.ts'

const squareIn = (board: BoardInstance, point: DOMPoint, box: DOMRect) =>
  squareOf(cellAt(point, box), board.state.orientation)

/** The square under a point of the viewport. */
export const squareAtPoint = (board: BoardInstance, point: DOMPoint): Square | undefined =>
  squareIn(board, point, board.host.getBoundingClientRect())

/** Handles a pointer going down. Returns whether a drag can begin there. */
export function press(board: BoardInstance, point: DOMPoint): boolean {
  const square = squareAtPoint(board, point)
  board.pressed = square
  if (!square) return false
  if (editSquare(board, square)) {
    board.painted = square
    return true
  }
  const element = board.pieceLayer.elementAt(square)
  if (!element || !board.mobility.canMove(square)) return false
  board.drag = { from: square, element, wasSelected: board.selected === square }
  if (!isTarget(board, square) && board.selected !== square) select(board, square, 'click')
  return true
}

/** Handles a pointer move while it is down. */
export function dragTo(board: BoardInstance, point: DOMPoint): void {
  if (board.painted) paintTo(board, board.painted, point)
  if (!board.drag) return
  const { element, from } = board.drag
  if (!element.hasAttribute('data-dragging')) lift(board, element, from)
  // Measured each time, because the page may have scrolled; in percent, because it may be scaled.
  const box = board.host.getBoundingClientRect()
  const x = ((point.x - box.left) / box.width) * 800 - 50
  const y = ((point.y - box.top) / box.height) * 800 - 50
  element.style.transform = `translate(${x}%, ${y}%)`
  const under = squareIn(board, point, box)
  const hovered = under && isTarget(board, under) ? under : null
  if (hovered === board.hovered) return
  board.hovered = hovered
  renderMarks(board)
}

/** Applies the editing tool to the squares under the pointer. */
function paintTo(board: BoardInstance, painted: Square, point: DOMPoint): void {
  const square = squareAtPoint(board, point)
  if (square && square !== painted) editSquare(board, square)
  board.painted = square ?? painted
}

/** Turns a press into a drag. */
function lift(board: BoardInstance, element: HTMLElement, from: Square): void {
  if (board.state.drawable) board.drawings.clear()
  if (board.selected !== from) select(board, from, 'drag')
  element.setAttribute('data-dragging', '')
  board.pieceLayer.hold(from)
  board.handlers.onInteraction({ type: 'lift', square: from })
}

/** Handles a pointer going up. */
export function endPress(board: BoardInstance, point: DOMPoint, dragged: boolean): void {
  if (board.painted) {
    board.painted = null
    return
  }
  const square = squareAtPoint(board, point)
  if (!dragged) return click(board, square)
  const { drag } = board
  if (!drag || !square || !isTarget(board, square)) return drop(board, square ?? null)
  drag.element.removeAttribute('data-dragging')
  board.drag = null
  board.pieceLayer.place(drag.from, square, false)
  moveSelected(board, square, 'drag')
}

function click(board: BoardInstance, square: Square | undefined): void {
  if (board.state.drawable) board.drawings.clear()
  const { drag } = board
  board.drag = null
  if (!square || square !== board.pressed) return
  // This press has selected the piece already.
  if (drag && !drag.wasSelected && board.selected === square) return
  choose(board, square, 'click')
}

/** Handles a drop without a move: the piece slides back, or in free editing leaves the board. */
function drop(board: BoardInstance, square: Square | null): void {
  const from = board.drag?.from
  const isRemoved = square === null && board.mobility.kind === 'edit'
  endDrag(board, !isRemoved)
  if (from && isRemoved) removePiece(board, from)
  else if (square === null) release(board, null, 'off-board')
  else release(board, square, square === from ? 'same-square' : 'no-target')
  renderMarks(board)
}

/** Ends a press without a drop. */
export function cancelPress(board: BoardInstance, reason: CancelReason): void {
  board.painted = null
  const wasHeld = board.drag !== null
  endDrag(board, true)
  if (wasHeld && reason !== 'asked') release(board, null, reason)
  renderMarks(board)
}

function endDrag(board: BoardInstance, slideBack: boolean): void {
  if (!board.drag) return
  const { element, from } = board.drag
  board.drag = null
  element.removeAttribute('data-dragging')
  board.hovered = null
  board.pieceLayer.place(from, from, slideBack)
}
