import {
  type Color,
  isSquare,
  type MoveIntent,
  type Piece,
  placement,
  type PromotionType,
  type Square,
} from '@kingside/chess-game'
import { listenToPointer } from './drag.ts'
import { cellAt, squareOf } from './geometry.ts'
import { createGridLayer, noGrid } from './grid-layer.ts'
import { squareByKey } from './keyboard.ts'
import { createMarkLayer, type Mark, type MarkKind } from './mark-layer.ts'
import { createPieceLayer } from './piece-layer.ts'
import { type Target, targetMark, targetsOf } from './targets.ts'

/** How the player made a move. */
export type MoveInput = 'drag' | 'click' | 'keyboard'

/** A square as it is described to assistive technology. */
export interface SquareDescription {
  readonly square: Square
  readonly piece: Piece | undefined
  readonly marks: readonly MarkKind[]
}

/** Everything that the board shows. */
export interface BoardState {
  /** A FEN, or its first field. */
  readonly position: string
  readonly orientation: Color
  readonly lastMove: { readonly from: Square; readonly to: Square } | undefined
  /** The square of a king in check. */
  readonly check: Square | undefined
  /** The moves that the player may make now; none makes the board view-only for the moment. */
  readonly legalMoves: readonly MoveIntent[]
  readonly showTargets: boolean
  readonly describe: (square: SquareDescription) => string
}

export interface BoardHandlers {
  /** The player chose a legal move. With `promotions`, the piece is still to be chosen. */
  readonly onMove: (
    move: { readonly from: Square; readonly to: Square },
    promotions: readonly PromotionType[],
    input: MoveInput,
  ) => void
}

export interface BoardController {
  readonly update: (state: BoardState) => void
  /** Shows a move that is still to be confirmed, such as a promotion; null takes it back. */
  readonly preview: (move: { readonly from: Square; readonly to: Square } | null) => void
  readonly focus: () => void
  readonly destroy: () => void
}

const layerOf = (host: HTMLElement, name: string): HTMLElement => {
  const layer = host.querySelector<HTMLElement>(`:scope > [data-layer="${name}"]`)
  if (!layer)
    throw new Error(`The board's host has no layer "${name}". Render BoardMarkup into it.`)
  return layer
}

/**
 * Runs a board inside an element that holds its layers: `marks`, `pieces`, and for a board that can
 * be played, `grid`. It knows no framework: moves, drags and animations never leave here.
 */
export function createBoardController(
  host: HTMLElement,
  initial: BoardState,
  handlers: BoardHandlers,
): BoardController {
  let state = initial
  let pieces: ReadonlyMap<Square, Piece> = placement(initial.position)
  let selected: Square | null = null
  let hovered: Square | null = null
  let previewing = false
  let alive = true
  let drag: { from: Square; element: HTMLElement; box: DOMRect; wasSelected: boolean } | null = null

  const pieceLayer = createPieceLayer(layerOf(host, 'pieces'), isSquare)
  const markLayer = createMarkLayer(layerOf(host, 'marks'))
  const gridElement = host.querySelector<HTMLElement>(':scope > [data-layer="grid"]')
  const grid = gridElement
    ? createGridLayer(gridElement, initial.orientation, firstCursor(initial, pieces))
    : noGrid

  const targets = (): readonly Target[] => (selected ? targetsOf(state.legalMoves, selected) : [])
  const canMove = (square: Square) => state.legalMoves.some((move) => move.from === square)

  const marks = (): readonly Mark[] => {
    const from = selected
    return [
      ...(state.lastMove
        ? [state.lastMove.from, state.lastMove.to].map((square) => ({
            kind: 'last-move' as const,
            square,
          }))
        : []),
      ...(state.check ? [{ kind: 'check' as const, square: state.check }] : []),
      ...(from ? [{ kind: 'selected' as const, square: from }] : []),
      ...(from && state.showTargets
        ? targets().map(({ square }) => ({ kind: targetMark(pieces, from, square), square }))
        : []),
      ...(hovered ? [{ kind: 'hover' as const, square: hovered }] : []),
    ]
  }

  const draw = () => {
    const all = marks()
    markLayer.show(all, state.orientation)
    grid.update(state.orientation, (square) => ({
      label: state.describe({
        square,
        piece: pieces.get(square),
        marks: all
          .filter((mark) => mark.square === square && mark.kind !== 'hover')
          .map(({ kind }) => kind),
      }),
      selected: square === selected,
    }))
  }

  const select = (square: Square | null) => {
    selected = square
    draw()
  }

  const commit = (to: Square, input: MoveInput): boolean => {
    const from = selected
    const target = targets().find(({ square }) => square === to)
    if (!from || !target) return false
    selected = null
    hovered = null
    grid.moveCursor(to, grid.focused() !== null)
    const before = state
    handlers.onMove({ from, to }, target.promotions, input)
    draw()
    // An owner that takes the move has shown it by the next frame; else the piece goes back.
    requestAnimationFrame(() => {
      if (alive && !previewing && state === before) show(true)
    })
    return true
  }

  const choose = (square: Square, input: MoveInput) => {
    if (selected && commit(square, input)) return
    select(canMove(square) && square !== selected ? square : null)
  }

  const endDrag = (slideBack: boolean) => {
    if (!drag) return
    const { element, from } = drag
    drag = null
    element.removeAttribute('data-dragging')
    hovered = null
    pieceLayer.place(from, from, slideBack)
  }

  const squareUnder = (point: DOMPoint, box: DOMRect) =>
    squareOf(cellAt(point, box), state.orientation)

  const pointer = listenToPointer(host, {
    onPress(point) {
      const box = host.getBoundingClientRect()
      const square = squareUnder(point, box)
      const element = square && pieceLayer.elementAt(square)
      if (!square || !element || !canMove(square)) return false
      drag = { from: square, element, box, wasSelected: selected === square }
      if (!targets().some((target) => target.square === square)) select(square)
      return true
    },
    onDrag(point) {
      if (!drag) return
      const { element, box } = drag
      element.removeAttribute('data-moving')
      element.setAttribute('data-dragging', '')
      const side = box.width / 8
      element.style.transform = `translate(${point.x - box.left - side / 2}px, ${point.y - box.top - side / 2}px)`
      const under = squareUnder(point, box) ?? null
      const over = targets().some((target) => target.square === under) ? under : null
      if (over === hovered) return
      hovered = over
      draw()
    },
    onRelease(point, dragged) {
      const box = drag?.box ?? host.getBoundingClientRect()
      const square = squareUnder(point, box)
      if (!dragged) {
        const pressed = drag
        drag = null
        if (!square) return
        if (pressed && !pressed.wasSelected && selected === square) return
        return choose(square, 'click')
      }
      const from = drag?.from
      const legal = square !== undefined && targets().some((target) => target.square === square)
      if (!legal || !from) {
        endDrag(true)
        return draw()
      }
      drag?.element.removeAttribute('data-dragging')
      drag = null
      pieceLayer.place(from, square, false)
      commit(square, 'drag')
    },
    onCancel() {
      endDrag(true)
      draw()
    },
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const square = grid.squareOfElement(event.target)
    if (!square || event.altKey || event.ctrlKey || event.metaKey) return
    const next = squareByKey(event.key, square, state.orientation)
    if (next) grid.moveCursor(next, true)
    else if (event.key === 'Enter' || event.key === ' ') choose(square, 'keyboard')
    else if (event.key === 'Escape' && (drag || selected)) {
      pointer.cancel()
      select(null)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Assistive technology clicks a cell without a pointer; `detail` is 0 only then. */
  const onClick = (event: MouseEvent) => {
    const square = grid.squareOfElement(event.target)
    if (square && event.detail === 0) choose(square, 'keyboard')
  }

  const onContextMenu = (event: MouseEvent) => {
    if (drag || selected) event.preventDefault()
  }

  const onFocusIn = (event: FocusEvent) => {
    const square = grid.squareOfElement(event.target)
    if (square) grid.moveCursor(square, false)
  }

  gridElement?.addEventListener('keydown', onKeyDown)
  gridElement?.addEventListener('click', onClick)
  gridElement?.addEventListener('focusin', onFocusIn)
  host.addEventListener('contextmenu', onContextMenu)

  const show = (slide: boolean) => {
    pieceLayer.setMovable(new Set(state.legalMoves.map((move) => move.from)))
    pieceLayer.show({ pieces, orientation: state.orientation, lastMove: state.lastMove, slide })
    draw()
  }
  show(false)

  return {
    update(next) {
      const moved = next.position !== state.position
      const mayStay = selected && next.legalMoves.some((move) => move.from === selected)
      if (moved) {
        pointer.cancel()
        pieces = placement(next.position)
      }
      if (moved || !mayStay) selected = null
      state = next
      show(true)
    },
    preview(move) {
      previewing = move !== null
      if (move) pieceLayer.place(move.from, move.to, false)
      else show(true)
    },
    focus: () => grid.moveCursor(grid.cursor(), true),
    destroy() {
      alive = false
      pointer.destroy()
      gridElement?.removeEventListener('keydown', onKeyDown)
      gridElement?.removeEventListener('click', onClick)
      gridElement?.removeEventListener('focusin', onFocusIn)
      host.removeEventListener('contextmenu', onContextMenu)
    },
  }
}

/** Where the keyboard begins: on the own king, else in the near left corner. */
function firstCursor({ orientation }: BoardState, pieces: ReadonlyMap<Square, Piece>): Square {
  const king = [...pieces].find(([, { type, color }]) => type === 'k' && color === orientation)
  return king?.[0] ?? (orientation === 'w' ? 'a1' : 'h8')
}
