import { type Color, type Piece, type Square, squares } from '@kingside/chess-game'
import { cellOf } from './geometry.ts'
import type { Mark, MarkKind } from './mark-layer.ts'
import { isSamePiece } from './same-state.ts'

/** A square to describe to assistive technology. */
export interface SquareDescription {
  readonly square: Square
  readonly piece: Piece | undefined
  readonly marks: readonly MarkKind[]
}

/** The state that the grid describes. */
export interface GridView {
  /** The board's name. */
  readonly label: string
  readonly orientation: Color
  readonly pieces: ReadonlyMap<Square, Piece>
  readonly marks: readonly Mark[]
  readonly describe: (square: SquareDescription) => string
}

export interface GridLayer {
  /** The square in the tab order. */
  readonly cursor: () => Square
  /** The square that has the focus, or null when the focus is not in the grid. */
  readonly focused: () => Square | null
  readonly update: (view: GridView) => void
  /** Puts a square in the tab order, and focuses it if `focus` is set. */
  readonly moveCursor: (square: Square, focus: boolean) => void
  readonly squareOfElement: (element: EventTarget | null) => Square | undefined
  /** Takes the cursor's cell out of the tab order, for the next controller on these cells. */
  readonly removeCursor: () => void
}

/** The grid of a view-only board: it does nothing. */
export const noGrid: GridLayer = {
  cursor: () => 'a1',
  focused: () => null,
  update: () => {},
  moveCursor: () => {},
  squareOfElement: () => undefined,
  removeCursor: () => {},
}

/** A cell, with the last values written to it. */
interface DescribedCell {
  readonly element: HTMLElement
  piece: Piece | undefined
  marks: string
  label: string | null
}

const nothing: readonly MarkKind[] = []

/** The marks by square. Without hover, which is only visual. */
function marksBySquare(marks: readonly Mark[]): ReadonlyMap<Square, readonly MarkKind[]> {
  const bySquare = new Map<Square, MarkKind[]>()
  for (const { square, kind } of marks) {
    if (kind === 'hover') continue
    const kinds = bySquare.get(square)
    if (kinds) kinds.push(kind)
    else bySquare.set(square, [kind])
  }
  return bySquare
}

/**
 * The accessible grid: 64 cells in the order the viewer sees them, one of them in the tab order. Writes a square's
 * description only when its piece or marks have changed.
 */
export function createGridLayer(
  layer: HTMLElement,
  orientation: Color,
  initialCursor: Square,
): GridLayer {
  const cells = [...layer.querySelectorAll<HTMLElement>('[role="gridcell"]')].map(
    (element): DescribedCell => ({ element, piece: undefined, marks: '', label: null }),
  )
  let side = orientation
  let cursor = initialCursor
  let describing: GridView['describe'] | null = null
  let label: string | null = null

  const squareOfCell = (index: number): Square | undefined =>
    squares[side === 'w' ? index : 63 - index]

  const cellOfSquare = (square: Square) => {
    const { column, row } = cellOf(square, side)
    return cells[row * 8 + column]?.element
  }

  const squareOfElement = (element: EventTarget | null): Square | undefined => {
    const index = cells.findIndex((cell) => cell.element === element)
    return index < 0 ? undefined : squareOfCell(index)
  }

  const focused = () => squareOfElement(layer.ownerDocument.activeElement) ?? null

  const setCursor = (square: Square) => {
    const old = cellOfSquare(cursor)
    cursor = square
    const now = cellOfSquare(square)
    if (old && old !== now) old.tabIndex = -1
    if (now && now.tabIndex !== 0) now.tabIndex = 0
  }
  setCursor(initialCursor)

  const describeCells = (view: GridView, all: boolean) => {
    const kindsOf = marksBySquare(view.marks)
    cells.forEach((cell, index) => {
      const square = squareOfCell(index)
      if (!square) return
      const piece = view.pieces.get(square)
      const marks = kindsOf.get(square) ?? nothing
      const key = marks === nothing ? '' : marks.join()
      const isSame = key === cell.marks && isSamePiece(piece, cell.piece)
      if (isSame && !all) return
      cell.piece = piece
      cell.marks = key
      const description = view.describe({ square, piece, marks })
      if (description !== cell.label) cell.element.setAttribute('aria-label', description)
      cell.label = description
      const isSelected = marks.includes('selected')
      if (isSelected === cell.element.hasAttribute('aria-selected')) return
      if (isSelected) cell.element.setAttribute('aria-selected', 'true')
      else cell.element.removeAttribute('aria-selected')
    })
  }

  return {
    cursor: () => cursor,
    focused,
    squareOfElement,
    update(view) {
      const turned = side !== view.orientation
      const hadFocus = turned && focused() !== null
      if (turned) {
        const old = cellOfSquare(cursor)
        if (old) old.tabIndex = -1
        side = view.orientation
        setCursor(cursor)
      }
      if (label !== view.label) layer.setAttribute('aria-label', view.label)
      describeCells(view, turned || describing !== view.describe)
      label = view.label
      describing = view.describe
      if (hadFocus) cellOfSquare(cursor)?.focus({ preventScroll: true })
    },
    moveCursor(square, focus) {
      setCursor(square)
      if (focus) cellOfSquare(square)?.focus()
    },
    removeCursor() {
      const cell = cellOfSquare(cursor)
      if (cell) cell.tabIndex = -1
    },
  }
}
