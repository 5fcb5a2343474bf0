import type { Color, Square } from '@kingside/chess-game'
import { squareOf } from './geometry.ts'

/** How a cell of the grid is described to assistive technology. */
export interface CellState {
  readonly label: string
  readonly selected: boolean
}

export interface GridLayer {
  /** The square in the tab order. */
  readonly cursor: () => Square
  /** The square that has the focus, or null when the focus is not in the grid. */
  readonly focused: () => Square | null
  readonly update: (orientation: Color, stateOf: (square: Square) => CellState) => void
  /** Makes a square the one in the tab order, and focuses it when asked. */
  readonly moveCursor: (square: Square, focus: boolean) => void
  readonly squareOfElement: (element: EventTarget | null) => Square | undefined
}

/** What a view-only board has in place of a grid. */
export const noGrid: GridLayer = {
  cursor: () => 'a1',
  focused: () => null,
  update: () => {},
  moveCursor: () => {},
  squareOfElement: () => undefined,
}

/**
 * The accessible grid: 64 cells in the order the viewer sees them, one of them in the tab order.
 * Writes only what changed.
 */
export function createGridLayer(
  layer: HTMLElement,
  orientation: Color,
  initialCursor: Square,
): GridLayer {
  const cells = [...layer.querySelectorAll<HTMLElement>('[role="gridcell"]')]
  let side = orientation
  let cursor = initialCursor

  const squareOfCell = (index: number): Square | undefined =>
    squareOf({ column: index % 8, row: Math.floor(index / 8) }, side)

  const cellOfSquare = (square: Square) => cells.find((_, index) => squareOfCell(index) === square)

  const squareOfElement = (element: EventTarget | null): Square | undefined => {
    const index = cells.findIndex((cell) => cell === element)
    return index < 0 ? undefined : squareOfCell(index)
  }

  const focused = () => squareOfElement(layer.ownerDocument.activeElement) ?? null

  const markCursor = () => {
    cells.forEach((cell, index) => {
      const tabIndex = squareOfCell(index) === cursor ? 0 : -1
      if (cell.tabIndex !== tabIndex) cell.tabIndex = tabIndex
    })
  }
  markCursor()

  return {
    cursor: () => cursor,
    focused,
    squareOfElement,
    update(orientationNow, stateOf) {
      const turned = side !== orientationNow
      const hadFocus = turned && focused() !== null
      side = orientationNow
      cells.forEach((cell, index) => {
        const square = squareOfCell(index)
        if (!square) return
        const { label, selected } = stateOf(square)
        if (cell.getAttribute('aria-label') !== label) cell.setAttribute('aria-label', label)
        const value = String(selected)
        if (cell.getAttribute('aria-selected') !== value) cell.setAttribute('aria-selected', value)
      })
      if (turned) markCursor()
      if (hadFocus) cellOfSquare(cursor)?.focus({ preventScroll: true })
    },
    moveCursor(square, focus) {
      cursor = square
      markCursor()
      if (focus) cellOfSquare(square)?.focus({ preventScroll: true })
    },
  }
}
