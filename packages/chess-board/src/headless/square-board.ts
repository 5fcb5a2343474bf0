import {
  type Color,
  type MoveIntent,
  type Piece,
  placement,
  type PromotionType,
  type Square,
  squares,
} from '@kingside/chess-game'
import type { SquareDescription } from './grid-layer.ts'
import type { MoveInput } from './interactions.ts'
import { actionOfKey } from './keyboard.ts'
import type { MarkKind } from './mark-layer.ts'
import { type LegalMoves, type Mobility, mobilityOf } from './mobility.ts'
import { isSameLegalMoves } from './same-state.ts'
import { targetMark } from './targets.ts'

/** Options of a board with the page's own squares; the same as `ChessBoard`'s props of these names. */
export interface SquareBoardOptions {
  /** A FEN, or its first field. @throws ChessError `invalid-fen` */
  readonly position: string
  /** @default 'w' */
  readonly orientation?: Color
  /** @default none */
  readonly legalMoves?: LegalMoves
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
  readonly check?: Square | undefined
  /** The board's name for assistive technology. */
  readonly label: string
  readonly describe: (square: SquareDescription) => string
  /** Called when a legal move was made. With `promotions`, ask for the promotion piece. */
  readonly onMove?: (
    move: MoveIntent,
    promotions: readonly PromotionType[],
    input: MoveInput,
  ) => void
}

/** The state to draw. A new object after each change. */
export interface SquareBoardView {
  /** All 64 squares in the order the viewer sees them, from the top left. */
  readonly squares: readonly Square[]
  readonly pieces: ReadonlyMap<Square, Piece>
  readonly selected: Square | null
  /** The marks of a square, those of targets included. */
  readonly marksOf: (square: Square) => readonly MarkKind[]
}

/** The fields that are used of a keyboard event, React's or the browser's. */
interface KeyEvent {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
  readonly currentTarget: { querySelector: (selector: string) => unknown }
  readonly preventDefault: () => void
}

interface DropEvent {
  readonly preventDefault: () => void
}

const noMoves: readonly MoveIntent[] = []

const canFocus = (element: unknown): element is { focus: () => void } =>
  typeof element === 'object' &&
  element !== null &&
  'focus' in element &&
  typeof element.focus === 'function'

/**
 * The behaviour of a board for pages that draw its squares themselves: selection, legal moves, keyboard, drag and drop,
 * and the descriptions for assistive technology, as properties to spread on their elements. It draws nothing and needs
 * no framework.
 * @example const board = createSquareBoard({ position, legalMoves, label: 'Board', describe, onMove })
 */
export function createSquareBoard(first: SquareBoardOptions) {
  let options = first
  let selected: Square | null = null
  let cursor: Square = first.orientation === 'b' ? 'e8' : 'e1'
  let view = viewOf(options, selected)
  const listeners = new Set<() => void>()

  const change = () => {
    view = viewOf(options, selected)
    for (const listener of listeners) listener()
  }

  const select = (square: Square | null) => {
    selected = square
    change()
  }

  const choose = (square: Square, input: MoveInput) => {
    const { canMove, targets } = mobilityIn(options, view.pieces)
    const target = selected && targets(selected).find((other) => other.square === square)
    if (selected && target) {
      const from = selected
      select(null)
      options.onMove?.({ from, to: square }, target.promotions, input)
    } else select(canMove(square) && square !== selected ? square : null)
  }

  return {
    /** The state to draw now; the same object until something changes. */
    view: () => view,
    /** Calls the listener after each change. @returns a function that stops it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Sets new options; a new position deselects the piece. */
    update(next: SquareBoardOptions) {
      const { position, orientation, lastMove, check, legalMoves } = options
      const isSame =
        next.position === position &&
        next.orientation === orientation &&
        next.check === check &&
        next.lastMove?.from === lastMove?.from &&
        next.lastMove?.to === lastMove?.to &&
        isSameLegalMoves(next.legalMoves ?? noMoves, legalMoves ?? noMoves)
      if (next.position !== position) selected = null
      options = next
      if (!isSame) change()
    },
    /** Selects a square's piece, moves it or deselects it, as a click there does. */
    choose,
    /** For the element around the squares. Each row inside needs `role="row"`. */
    boardProps: () => ({
      role: 'grid' as const,
      'aria-label': options.label,
      onKeyDown(event: KeyEvent) {
        const action = actionOfKey(event, cursor, options.orientation ?? 'w', view.pieces)
        if (action?.kind === 'go') {
          cursor = action.square
          change()
          const cell = event.currentTarget.querySelector(`[data-square="${cursor}"]`)
          if (canFocus(cell)) cell.focus()
        } else if (action?.kind === 'choose') choose(cursor, 'keyboard')
        else if (action?.kind === 'cancel' && selected) select(null)
        else return
        event.preventDefault()
      },
    }),
    /** For each square's element. */
    squareProps: (square: Square) => {
      const piece = view.pieces.get(square)
      const marks = view.marksOf(square)
      const isTarget = marks.some((mark) => ['move', 'capture', 'castling'].includes(mark))
      return {
        role: 'gridcell' as const,
        'aria-label': options.describe({ square, piece, marks }),
        'aria-selected': square === selected,
        tabIndex: square === cursor ? 0 : -1,
        'data-square': square,
        'data-piece': piece && `${piece.color}${piece.type}`,
        'data-marks': marks.join(' ') || undefined,
        draggable: mobilityIn(options, view.pieces).canMove(square),
        onClick: () => choose(square, 'click'),
        onFocus() {
          if (cursor === square) return
          cursor = square
          change()
        },
        onDragStart: () => select(square),
        onDragOver(event: DropEvent) {
          if (isTarget) event.preventDefault()
        },
        onDrop(event: DropEvent) {
          event.preventDefault()
          choose(square, 'drag')
        },
      }
    },
  }
}

export type SquareBoard = ReturnType<typeof createSquareBoard>

function mobilityIn(
  { position, legalMoves = noMoves }: SquareBoardOptions,
  pieces: ReadonlyMap<Square, Piece>,
): Mobility {
  const withoutPremoves = { premoveColor: undefined, editTool: undefined }
  return mobilityOf({ position, legalMoves, ...withoutPremoves }, pieces)
}

function viewOf(options: SquareBoardOptions, selected: Square | null): SquareBoardView {
  const { position, orientation = 'w', lastMove, check } = options
  const pieces = placement(position)
  const targets = selected ? mobilityIn(options, pieces).targets(selected) : []
  return {
    squares: orientation === 'w' ? squares : squares.toReversed(),
    pieces,
    selected,
    marksOf: (square) => {
      const marks: MarkKind[] = []
      if (square === lastMove?.from || square === lastMove?.to) marks.push('last-move')
      if (square === check) marks.push('check')
      if (square === selected) marks.push('selected')
      if (selected && targets.some((target) => target.square === square)) {
        marks.push(targetMark(pieces, selected, square))
      }
      return marks
    },
  }
}
