import type { Square } from '@kingside/chess-game'
import type { BoardInstance } from './board-instance.ts'
import { colorOfKeys } from './drawings.ts'
import { actionOfKey, type KeyAction } from './keyboard.ts'
import { choose, escape, removePiece } from './selection.ts'

/** Listens on the grid of cells to the keyboard and to assistive technology. Returns what stops it. */
export function listenToKeyboard(board: BoardInstance, grid: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => handleKey(board, event)
  /** Assistive technology clicks a cell without a pointer; `detail` is 0 only then. */
  const onClick = (event: MouseEvent) => {
    const square = board.grid.squareOfElement(event.target)
    if (square && event.detail === 0) choose(board, square, 'keyboard')
  }
  const onFocusIn = (event: FocusEvent) => {
    const square = board.grid.squareOfElement(event.target)
    if (square) board.grid.moveCursor(square, false)
  }

  grid.addEventListener('keydown', onKeyDown)
  grid.addEventListener('click', onClick)
  grid.addEventListener('focusin', onFocusIn)
  return () => {
    grid.removeEventListener('keydown', onKeyDown)
    grid.removeEventListener('click', onClick)
    grid.removeEventListener('focusin', onFocusIn)
  }
}

function handleKey(board: BoardInstance, event: KeyboardEvent): void {
  const square = board.grid.squareOfElement(event.target)
  if (!square) return
  // With Alt, Ctrl or Meta a key is the browser's; when it ends a drawing, they choose the colour.
  const isModified = event.altKey || event.ctrlKey || event.metaKey
  const endsDrawing = board.drawings.isSketching() && event.key === 'Enter'
  if (isModified && !endsDrawing) return
  const action = actionOfKey(event, square, board.state.orientation, board.pieces)
  if (!action || !perform(board, action, square, event)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Returns whether the key was used. */
function perform(
  board: BoardInstance,
  action: KeyAction,
  square: Square,
  event: KeyboardEvent,
): boolean {
  const { drawings } = board
  switch (action.kind) {
    case 'go':
      board.grid.moveCursor(action.square, true)
      drawings.follow(action.square)
      return true
    case 'choose':
      if (drawings.isSketching()) drawings.drawByKey(square, colorOfKeys(event))
      else choose(board, square, 'keyboard')
      return true
    case 'cancel':
      return escape(board)
    case 'remove':
      if (board.mobility.kind !== 'edit' || !board.pieces.has(square)) return false
      removePiece(board, square)
      return true
    case 'draw':
      drawings.drawByKey(square, colorOfKeys(event))
      return true
    case 'erase-drawings':
      drawings.clear()
      return true
    case 'say':
      board.handlers.onCommand(action.command, square, board.state)
      return true
    default:
      return action satisfies never
  }
}

/**
 * Listens for Escape on the whole document: a piece that was selected by mouse left the keyboard focus
 * where it was.
 * @param onEscape returns whether it used the key.
 */
export function createEscapeListener(document: Document, onEscape: () => boolean) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && onEscape()) event.preventDefault()
  }
  let isEnabled = false

  return {
    enable(now: boolean) {
      if (now === isEnabled) return
      isEnabled = now
      if (now) document.addEventListener('keydown', onKeyDown)
      else document.removeEventListener('keydown', onKeyDown)
    },
  }
}
