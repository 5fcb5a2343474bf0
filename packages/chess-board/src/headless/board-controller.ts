import { type Color, isSquare, type Piece, placement, type Square } from '@kingside/chess-game'
import type { BoardInstance } from './board-instance.ts'
import { type BoardLayers, boardLayers } from './board-layers.ts'
import type { BoardHandlers, BoardState } from './board-state.ts'
import { checkState, toBoardError } from './check-state.ts'
import { cancelPress, dragTo, endPress, press, squareAtPoint } from './drag.ts'
import { createDrawingController } from './drawing-controller.ts'
import { createGridLayer, noGrid } from './grid-layer.ts'
import { createEscapeListener, listenToKeyboard } from './keyboard-input.ts'
import { createMarkLayer } from './mark-layer.ts'
import { mobilityOf } from './mobility.ts'
import { createPieceLayer } from './piece-layer.ts'
import { listenToPointer } from './pointer-input.ts'
import { afterPremoves } from './premoves.ts'
import { renderBoard, renderMarks } from './render-board.ts'
import { isSameMoves, isSamePiece, isSameState } from './same-state.ts'
import { cancelPremoves, escape, release, setSelected } from './selection.ts'
import type { Target } from './targets.ts'

/** Bundlers replace `NODE_ENV` by a text and remove code for development only. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

export interface BoardController {
  readonly update: (state: BoardState) => void
  /** Shows a move that is not confirmed yet, such as a promotion; null ends the preview. */
  readonly preview: (move: { readonly from: Square; readonly to: Square } | null) => void
  readonly focus: () => void
  /** Releases a lifted or selected piece, and ends a sketch. */
  readonly cancel: () => void
  /** Erases the viewer's drawings. */
  readonly clearDrawings: () => void
  /** The square under a point of the viewport, in CSS pixels; undefined beside the board. */
  readonly squareAt: (x: number, y: number) => Square | undefined
  /** The targets of the piece on a square now. */
  readonly targetsFrom: (square: Square) => readonly Target[]
  readonly destroy: () => void
}

/**
 * Runs a board inside an element: an empty one, or one with the layers that a server rendered. It needs no framework:
 * it does moves, drags and animations itself.
 * @param isPlayable makes the grid of cells for keyboard and assistive technology.
 * @throws {BoardError} in development, for an invalid state.
 */
export function createBoardController(
  host: HTMLElement,
  isPlayable: boolean,
  initial: BoardState,
  handlers: BoardHandlers,
): BoardController {
  const layers = boardLayers(host, isPlayable)
  const board = createInstance(host, layers, initial, handlers)
  const stopListening = layers.grid ? listenToKeyboard(board, layers.grid) : () => {}
  const onContextMenu = (event: MouseEvent) => {
    if (board.drag || board.selected || board.state.drawable) event.preventDefault()
  }
  host.addEventListener('contextmenu', onContextMenu)
  renderBoard(board, false)
  layers.attach()

  return {
    update: (state) => updateBoard(board, state),
    preview: (move) => preview(board, move),
    focus: () => board.grid.moveCursor(board.grid.cursor(), true),
    cancel() {
      board.pointer.cancel()
      board.drawings.cancel()
      release(board, null, 'page')
      renderMarks(board)
    },
    clearDrawings: () => board.drawings.clear(),
    squareAt: (x, y) => squareAtPoint(board, new DOMPoint(x, y)),
    targetsFrom: (square) => (board.mobility.canMove(square) ? board.mobility.targets(square) : []),
    destroy() {
      board.isDestroyed = true
      board.pointer.cancel()
      board.escapeListener.enable(false)
      board.pointer.destroy()
      board.drawings.destroy()
      stopListening()
      board.grid.removeCursor()
      host.removeEventListener('contextmenu', onContextMenu)
    },
  }
}

function createInstance(
  host: HTMLElement,
  layers: BoardLayers,
  initial: BoardState,
  handlers: BoardHandlers,
): BoardInstance {
  const read = readPieces(initial)
  const state = read ? initial : { ...initial, ...emptyState }
  const pieces = read ?? new Map<Square, Piece>()
  const { orientation } = initial
  const board: BoardInstance = {
    host,
    isPlayable: layers.grid !== null,
    handlers,
    markLayer: createMarkLayer(layers.marks),
    pieceLayer: createPieceLayer(layers.pieces, isSquare, layers.grid !== null),
    grid: layers.grid
      ? createGridLayer(layers.grid, orientation, firstCursor(orientation, pieces))
      : noGrid,
    drawings: createDrawingController(host, {
      view: () => board.state,
      squareAt: (point) => squareAtPoint(board, point),
      // A finger resting on a movable piece is about to drag it, not to draw.
      mayStart: () => !board.drag && !cancelPremoves(board),
      onStart: () => board.pointer.cancel(),
      onChange: (drawings) => handlers.onDrawingsChange(drawings),
    }),
    pointer: listenToPointer(host, {
      onPress: (point) => press(board, point),
      onDrag: (point) => dragTo(board, point),
      onRelease: (point, dragged) => endPress(board, point, dragged),
      onCancel: (reason) => cancelPress(board, reason),
    }),
    escapeListener: createEscapeListener(host.ownerDocument, () => escape(board)),
    state,
    pieces,
    mobility: mobilityOf(state, pieces),
    selected: null,
    targets: [],
    hovered: null,
    previewed: null,
    drag: null,
    pressed: undefined,
    painted: null,
    isDestroyed: false,
  }
  return board
}

/** The state shown in production until there is a valid position. */
const emptyState = {
  position: '8/8/8/8/8/8/8/8',
  lastMove: undefined,
  check: undefined,
  legalMoves: [],
  premoves: [],
} satisfies Partial<BoardState>

/**
 * The pieces to show: after all premoves. Undefined in production for an invalid position.
 * @throws {BoardError} in development, for an invalid state.
 */
function readPieces(state: BoardState): ReadonlyMap<Square, Piece> | undefined {
  try {
    const pieces = placement(state.position)
    if (process.env.NODE_ENV !== 'production') checkState(state, pieces)
    return state.premoves.length === 0 ? pieces : afterPremoves(pieces, state.premoves)
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') throw toBoardError(error)
    return undefined
  }
}

/** Shows a new state, and ends a drag or a selection that is no longer possible. */
function updateBoard(board: BoardInstance, given: BoardState): void {
  if (isSameState(given, board.state)) {
    // Keep the given state even if it looks the same, because its functions may be new.
    board.state = given
    board.mobility = mobilityOf(given, board.pieces)
    return
  }
  const read = readPieces(given)
  // With an invalid position, the last valid one stays, with its moves and marks.
  const { position, lastMove, check, legalMoves, premoves } = board.state
  const next = read ? given : { ...given, position, lastMove, check, legalMoves, premoves }
  const isMoved = next.position !== position
  const isChanged = isMoved || !isSameMoves(next.premoves, premoves)
  const pieces = read && isChanged ? read : board.pieces
  // A selected premove piece stays selected when the player's turn comes.
  const staysSelected =
    board.mobility.kind === 'premove' &&
    board.selected !== null &&
    isSamePiece(pieces.get(board.selected), board.pieces.get(board.selected))
  board.mobility = mobilityOf(next, pieces)
  const isLost =
    (isChanged && !staysSelected) ||
    (board.selected !== null && !board.mobility.canMove(board.selected))
  // A drag that edits several squares goes on, because it changes the position itself.
  if (isLost && board.drag) board.pointer.cancel()
  if (isMoved) {
    board.previewed = null
    board.drawings.clearOwn()
  }
  board.state = next
  board.pieces = pieces
  if (isLost) release(board, null, 'position')
  else setSelected(board, board.selected)
  renderBoard(board, true)
}

function preview(board: BoardInstance, move: BoardInstance['previewed']): void {
  const back = board.previewed?.from
  board.previewed = move
  if (move) board.pieceLayer.place(move.from, move.to, false)
  else if (back) {
    board.pieceLayer.place(back, back, true)
    renderBoard(board, true)
  }
}

/** The first square in the tab order: the player's king, else the near left corner. */
function firstCursor(orientation: Color, pieces: ReadonlyMap<Square, Piece>): Square {
  const king = [...pieces].find(([, { type, color }]) => type === 'k' && color === orientation)
  return king?.[0] ?? (orientation === 'w' ? 'a1' : 'h8')
}
