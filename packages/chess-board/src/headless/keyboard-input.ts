import type { Square } from '@kingside/chess-game'
import type { BoardInstance } from './board-instance.ts'
import { colorOfKeys } from './drawings.ts'
import { actionOfKey, type KeyAction } from './keyboard.ts'
import { choose, escape, removePiece } from './selection.ts'

/** Listens to keyboard and assistive technology on the grid of cells. Returns a function that stops it. */
export function listenToKeyboard(board: BoardInstance, grid: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => handleKey(board, event)
  /** Assistive technology clicks a cell without a pointer; only then `detail` is 0. */
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
  // Keys with Alt, Ctrl or Meta belong to the browser, except Enter at a drawing's end, where they choose the colour.
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
 * Listens for Escape on the whole document, because selecting a piece by mouse does not move the keyboard focus.
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
