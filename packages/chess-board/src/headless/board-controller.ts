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
import { listenToDrawing } from './draw-input.ts'
import { createDrawingLayer } from './drawing-layer.ts'
import { type Drawing, drawingBetween, toggleDrawing } from './drawings.ts'
import { cellAt, squareOf } from './geometry.ts'
import { createGridLayer, noGrid } from './grid-layer.ts'
import { squareByKey } from './keyboard.ts'
import { createMarkLayer, type Mark, type MarkKind } from './mark-layer.ts'
import { movesKey } from './moves-key.ts'
import { createPieceLayer } from './piece-layer.ts'
import { afterPremoves, premoveTargets } from './premoves.ts'
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
  /** The squares that the selected piece can go to are marked. */
  readonly showTargets: boolean
  /** The last move is shown as an arrow too. */
  readonly lastMoveArrow: boolean
  /** The side that may move before its turn while there are no legal moves. */
  readonly premoveColor: Color | undefined
  /** The moves that wait for their turn, first one first. The board shows them as if they came true. */
  readonly premoves: readonly MoveIntent[]
  /** The viewer may draw squares and arrows. */
  readonly drawable: boolean
  /** What the viewer has drawn; undefined leaves that to the board, which forgets it with each move. */
  readonly drawings: readonly Drawing[] | undefined
  /** What the page shows, under what the viewer draws. */
  readonly arrows: readonly Drawing[]
  readonly describe: (square: SquareDescription) => string
}

export interface BoardHandlers {
  /**
   * The player chose a legal move, or a premove to put behind those that wait. With `promotions`, the
   * piece is still to be chosen.
   */
  readonly onMove: (
    move: { readonly from: Square; readonly to: Square },
    promotions: readonly PromotionType[],
    input: MoveInput,
    kind: 'move' | 'premove',
  ) => void
  /** The player takes all premoves back. */
  readonly onPremovesCancel: () => void
  readonly onDrawingsChange: (drawings: readonly Drawing[]) => void
}

export interface BoardController {
  readonly update: (state: BoardState) => void
  /** Shows a move that is still to be confirmed, such as a promotion; null takes it back. */
  readonly preview: (move: { readonly from: Square; readonly to: Square } | null) => void
  readonly focus: () => void
  /** Lets go of a piece that is held or selected, and of a drawing that has begun. */
  readonly cancel: () => void
  /** Erases what the viewer has drawn. */
  readonly clearDrawings: () => void
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
  let pieces: ReadonlyMap<Square, Piece> = piecesOf(initial)
  let selected: Square | null = null
  let hovered: Square | null = null
  let previewing = false
  let alive = true
  let ownDrawings: readonly Drawing[] = []
  let sketch: { readonly from: Square; readonly drawing: Drawing } | null = null
  let drag: { from: Square; element: HTMLElement; box: DOMRect; wasSelected: boolean } | null = null

  const markLayer = createMarkLayer(layerOf(host, 'marks'))
  const gridElement = host.querySelector<HTMLElement>(':scope > [data-layer="grid"]')
  const pieceLayer = createPieceLayer(layerOf(host, 'pieces'), isSquare, gridElement !== null)
  const grid = gridElement
    ? createGridLayer(gridElement, initial.orientation, firstCursor(initial, pieces))
    : noGrid

  const drawingLayer = createDrawingLayer(host)
  const isPremoving = () => state.legalMoves.length === 0 && state.premoveColor !== undefined
  const targets = (): readonly Target[] => {
    if (!selected) return []
    return isPremoving() ? premoveTargets(pieces, selected) : targetsOf(state.legalMoves, selected)
  }
  const canMove = (square: Square) =>
    isPremoving()
      ? pieces.get(square)?.color === state.premoveColor
      : state.legalMoves.some((move) => move.from === square)

  const marks = (): readonly Mark[] => {
    const from = selected
    return [
      ...(state.lastMove
        ? [state.lastMove.from, state.lastMove.to].map((square) => ({
            kind: 'last-move' as const,
            square,
          }))
        : []),
      ...state.premoves
        .flatMap(({ from: origin, to }) => [origin, to])
        .map((square) => ({ kind: 'premove' as const, square })),
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

  const drawings = () => state.drawings ?? ownDrawings

  const showDrawings = () => {
    const { lastMove, arrows, orientation } = state
    const last: readonly Drawing[] =
      lastMove && state.lastMoveArrow
        ? [drawingBetween(lastMove.from, lastMove.to, 'last-move')]
        : []
    const sketched = sketch ? [sketch.drawing] : []
    drawingLayer.show([...last, ...arrows, ...drawings(), ...sketched], orientation)
  }

  const setDrawings = (next: readonly Drawing[]) => {
    ownDrawings = next
    handlers.onDrawingsChange(next)
    showDrawings()
  }

  const clearDrawings = () => {
    if (drawings().length > 0) setDrawings([])
  }

  const cancelPremoves = (): boolean => {
    if (state.premoves.length === 0) return false
    handlers.onPremovesCancel()
    return true
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
    handlers.onMove({ from, to }, target.promotions, input, isPremoving() ? 'premove' : 'move')
    draw()
    // An owner that takes the move has shown it by the next frame; else the piece goes back.
    requestAnimationFrame(() => {
      if (alive && !previewing && state === before) show(true)
    })
    return true
  }

  const choose = (square: Square, input: MoveInput) => {
    if (selected && commit(square, input)) return
    if (!selected && !canMove(square)) cancelPremoves()
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
      if (state.drawable) clearDrawings()
      const { element, box } = drag
      if (!element.hasAttribute('data-dragging')) {
        element.setAttribute('data-dragging', '')
        pieceLayer.hold(drag.from)
      }
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
        if (state.drawable) clearDrawings()
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

  const drawInput = listenToDrawing(host, {
    onStart(point) {
      const from = squareUnder(point, host.getBoundingClientRect())
      // A finger that rests on a piece that it can move is about to move it.
      if (!from || !state.drawable || drag || cancelPremoves()) return false
      pointer.cancel()
      sketch = { from, drawing: drawingBetween(from, from, 'green') }
      showDrawings()
      return true
    },
    onMove(point, color) {
      const to = squareUnder(point, host.getBoundingClientRect())
      if (!sketch || !to) return
      sketch = { from: sketch.from, drawing: drawingBetween(sketch.from, to, color) }
      showDrawings()
    },
    onEnd(point, color) {
      const from = sketch?.from
      const to = squareUnder(point, host.getBoundingClientRect())
      sketch = null
      if (from && to) setDrawings(toggleDrawing(drawings(), drawingBetween(from, to, color)))
      else showDrawings()
    },
    onCancel() {
      sketch = null
      showDrawings()
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
    } else if (event.key === 'Escape' && sketch) drawInput.cancel()
    else if (event.key !== 'Escape' || !cancelPremoves()) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Assistive technology clicks a cell without a pointer; `detail` is 0 only then. */
  const onClick = (event: MouseEvent) => {
    const square = grid.squareOfElement(event.target)
    if (square && event.detail === 0) choose(square, 'keyboard')
  }

  const onContextMenu = (event: MouseEvent) => {
    if (drag || selected || state.drawable) event.preventDefault()
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
    const [first] = state.legalMoves
    const hand = first ? pieces.get(first.from)?.color : state.premoveColor
    if (hand) pieceLayer.setHand(hand)
    pieceLayer.show({ pieces, orientation: state.orientation, lastMove: state.lastMove, slide })
    draw()
    showDrawings()
  }
  show(false)

  return {
    update(next) {
      const moved = next.position !== state.position
      const waiting = movesKey(next.premoves) !== movesKey(state.premoves)
      if (moved) {
        pointer.cancel()
        ownDrawings = []
      }
      state = next
      if (moved || waiting) pieces = piecesOf(next)
      if (moved || waiting || (selected && !canMove(selected))) selected = null
      show(true)
    },
    preview(move) {
      previewing = move !== null
      if (move) pieceLayer.place(move.from, move.to, false)
      else show(true)
    },
    focus: () => grid.moveCursor(grid.cursor(), true),
    cancel() {
      pointer.cancel()
      drawInput.cancel()
      select(null)
    },
    clearDrawings,
    destroy() {
      alive = false
      pointer.destroy()
      drawInput.destroy()
      drawingLayer.destroy()
      gridElement?.removeEventListener('keydown', onKeyDown)
      gridElement?.removeEventListener('click', onClick)
      gridElement?.removeEventListener('focusin', onFocusIn)
      host.removeEventListener('contextmenu', onContextMenu)
    },
  }
}

/** The pieces as the board shows them: with the premoves that wait made. */
const piecesOf = ({ position, premoves }: BoardState): ReadonlyMap<Square, Piece> =>
  premoves.length === 0 ? placement(position) : afterPremoves(placement(position), premoves)

/** Where the keyboard begins: on the own king, else in the near left corner. */
function firstCursor({ orientation }: BoardState, pieces: ReadonlyMap<Square, Piece>): Square {
  const king = [...pieces].find(([, { type, color }]) => type === 'k' && color === orientation)
  return king?.[0] ?? (orientation === 'w' ? 'a1' : 'h8')
}
