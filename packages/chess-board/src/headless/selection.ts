import type { Square } from '@kingside/chess-game'
import type { BoardInstance } from './board-instance.ts'
import type { MoveInput, ReleaseReason } from './interactions.ts'
import { renderBoard, renderMarks } from './render-board.ts'
import { isSameMoves } from './same-state.ts'

export const isTarget = (board: BoardInstance, square: Square | undefined): boolean =>
  square !== undefined && board.targets.some((target) => target.square === square)

/** Changes the selection without a callback. */
export function setSelected(board: BoardInstance, square: Square | null): void {
  board.selected = square
  board.targets = square ? board.mobility.targets(square) : []
}

/** Deselects the piece that was not moved. */
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

/** What a click or Enter on a square means: an edit, a move, a selection or a release. */
export function choose(board: BoardInstance, square: Square, input: MoveInput): void {
  if (editSquare(board, square)) return
  if (board.selected && moveSelected(board, square, input)) return
  if (board.selected === square) release(board, square, 'same-square')
  else if (board.mobility.canMove(square)) return select(board, square, input)
  else if (board.selected) release(board, square, 'no-target')
  else cancelPremoves(board)
  renderMarks(board)
}

/** Moves the selected piece. False when it cannot go there. */
export function moveSelected(board: BoardInstance, to: Square, input: MoveInput): boolean {
  const { selected: from, handlers, mobility } = board
  const target = board.targets.find(({ square }) => square === to)
  if (!from || !target) return false
  setSelected(board, null)
  board.hovered = null
  board.grid.moveCursor(to, board.grid.focused() !== null)
  const { position, premoves } = board.state
  if (mobility.kind === 'edit') handlers.onEdit({ kind: 'move', from, to }, position)
  else handlers.onMove({ from, to }, target.promotions, input, mobility.kind)
  renderMarks(board)
  if (board.previewed) return true
  // A page that accepts the move shows it by the next frame; otherwise the piece goes back.
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

/** Puts or removes a piece in free editing. False when the tool does neither. */
export function editSquare(board: BoardInstance, square: Square): boolean {
  const { editTool: tool, position } = board.state
  if (tool === undefined || tool === 'hand') return false
  if (tool !== 'eraser') board.handlers.onEdit({ kind: 'put', square, piece: tool }, position)
  else if (board.pieces.has(square)) board.handlers.onEdit({ kind: 'remove', square }, position)
  return true
}

/** Takes the piece of a square off the board in free editing. */
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

/** What Escape does: it ends what was begun last. False when nothing was. */
export function escape(board: BoardInstance): boolean {
  if (board.drawings.isSketching()) board.drawings.cancel()
  else if (board.drag || board.selected) {
    board.pointer.cancel()
    release(board, null, 'escape')
    renderMarks(board)
  } else return cancelPremoves(board)
  return true
}
