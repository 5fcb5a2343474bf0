import type { Square } from '@kingside/chess-game'
import type { BoardInstance } from './board-instance.ts'
import type { MoveInput, ReleaseReason } from './interactions.ts'
import { renderBoard, renderMarks } from './render-board.ts'
import { isSameMoves } from './same-state.ts'
import { castlingSquare } from './targets.ts'

/** The target that a press on a square or a drop on it means; a king on its own rook castles with it. */
function targetAt({ targets, selected, mobility, pieces }: BoardInstance, at: Square) {
  const target = targets.find(({ square }) => square === at)
  if (target || !selected || mobility.kind === 'edit') return target
  const to = castlingSquare(pieces, selected, at)
  return targets.find(({ square }) => square === to)
}

export const isTarget = (board: BoardInstance, square: Square | undefined): boolean =>
  square !== undefined && targetAt(board, square) !== undefined

/** Changes the selection without a callback. */
export function setSelected(board: BoardInstance, square: Square | null): void {
  board.selected = square
  board.targets = square ? board.mobility.targets(square) : []
}

/** Deselects a piece without a move. */
export function release(board: BoardInstance, to: Square | null, reason: ReleaseReason): void {
  const square = board.selected
  if (!square) return
  setSelected(board, null)
  board.hovered = null
  board.handlers.onInteraction({ type: 'release', square, to, reason })
}

export function select(board: BoardInstance, square: Square, input: MoveInput): void {
  if (board.selected && board.selected !== square) release(board, square, 'another-piece')
  setSelected(board, square)
  board.handlers.onInteraction({ type: 'select', square, input })
  renderMarks(board)
}

/** Handles a click or Enter on a square: an edit, a move, a selection or a release. */
export function choose(board: BoardInstance, square: Square, input: MoveInput): void {
  if (editSquare(board, square)) return
  if (board.selected && moveSelected(board, square, input)) return
  if (board.selected === square) release(board, square, 'same-square')
  else if (board.mobility.canMove(square)) return select(board, square, input)
  else if (board.selected) release(board, square, 'no-target')
  else cancelPremoves(board)
  renderMarks(board)
}

/** Moves the selected piece. False when it can't go there. */
export function moveSelected(board: BoardInstance, at: Square, input: MoveInput): boolean {
  const { selected: from, handlers, mobility } = board
  const target = targetAt(board, at)
  if (!from || !target) return false
  const to = target.square
  setSelected(board, null)
  board.hovered = null
  board.grid.moveCursor(to, board.grid.focused() !== null)
  const { position, premoves } = board.state
  if (mobility.kind === 'edit') handlers.onEdit({ kind: 'move', from, to }, position)
  else handlers.onMove({ from, to }, target.promotions, input, mobility.kind)
  renderMarks(board)
  if (board.previewed) return true
  // If the page does not show the move by the next frame, the piece goes back.
  requestAnimationFrame(() => {
    const { state } = board
    const isShown = state.position !== position || !isSameMoves(state.premoves, premoves)
    if (board.isDestroyed || isShown) return
    board.pieceLayer.place(from, from, true)
    renderBoard(board, true)
    handlers.onInteraction({ type: 'release', square: from, to, reason: 'not-shown' })
  })
  return true
}

/** Puts or removes a piece in free editing. False for the hand tool. */
export function editSquare(board: BoardInstance, square: Square): boolean {
  const { editTool: tool, position } = board.state
  if (tool === undefined || tool === 'hand') return false
  if (tool !== 'eraser') board.handlers.onEdit({ kind: 'put', square, piece: tool }, position)
  else if (board.pieces.has(square)) board.handlers.onEdit({ kind: 'remove', square }, position)
  return true
}

/** Removes the piece of a square in free editing. */
export function removePiece(board: BoardInstance, square: Square): void {
  setSelected(board, null)
  board.handlers.onEdit({ kind: 'remove', square }, board.state.position)
}

/** Cancels all premoves. False when there are none. */
export function cancelPremoves(board: BoardInstance): boolean {
  if (board.state.premoves.length === 0) return false
  board.handlers.onPremovesCancel()
  return true
}

/** Handles Escape: ends what was begun last. False when there was nothing to end. */
export function escape(board: BoardInstance): boolean {
  if (board.drawings.isSketching()) board.drawings.cancel()
  else if (board.drag || board.selected) {
    board.pointer.cancel()
    release(board, null, 'escape')
    renderMarks(board)
  } else return cancelPremoves(board)
  return true
}
