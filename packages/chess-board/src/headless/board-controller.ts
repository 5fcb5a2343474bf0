import {
  type Color,
  isSquare,
  type MoveIntent,
  type Piece,
  placement,
  type PromotionType,
  type Square,
} from '@kingside/chess-game'
import { boardLayers } from './board-layers.ts'
import { checkState, mistakeIn } from './check-state.ts'
import { listenToPointer } from './drag.ts'
import { createDrawingController, type DrawingView } from './drawing-controller.ts'
import { colorOfKeys, type Drawing } from './drawings.ts'
import { cellAt, squareOf } from './geometry.ts'
import { createGridLayer, isSamePiece, noGrid, type SquareDescription } from './grid-layer.ts'
import type {
  BoardEdit,
  BoardInteraction,
  EditTool,
  MoveInput,
  ReleaseReason,
} from './interactions.ts'
import { actionOfKey, type BoardCommand } from './keyboard.ts'
import { createMarkLayer, type Mark } from './mark-layer.ts'
import { type LegalMoves, mobilityOf } from './mobility.ts'
import { createPieceLayer } from './piece-layer.ts'
import { afterPremoves } from './premoves.ts'
import { isSameMoves, isSameState } from './same-state.ts'
import { type Target, targetMark } from './targets.ts'

/** Bundlers put the mode in its place, and drop what is only for developing. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Everything that the board shows. */
export interface BoardState extends DrawingView {
  /** The board's name for assistive technology. */
  readonly label: string
  /** A FEN, or its first field. */
  readonly position: string
  readonly orientation: Color
  readonly lastMove: { readonly from: Square; readonly to: Square } | undefined
  /** The square of a king in check. */
  readonly check: Square | undefined
  /** The moves that the player may make now; none makes the board view-only for the moment. */
  readonly legalMoves: LegalMoves
  /** The squares that the selected piece can go to are marked. */
  readonly showTargets: boolean
  /** The side that may move before its turn while there are no legal moves. */
  readonly premoveColor: Color | undefined
  /** The moves that wait for their turn, first one first. The board shows them as if they came true. */
  readonly premoves: readonly MoveIntent[]
  /** What a press does in free editing; undefined where the rules hold. */
  readonly editTool: EditTool | undefined
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
  /** The player edited the position that is shown. */
  readonly onEdit: (edit: BoardEdit, position: string) => void
  /** What the player does with a piece before, or instead of, a move. */
  readonly onInteraction: (interaction: BoardInteraction) => void
  /** The player asks by a key to be told something about the board, or about a square. */
  readonly onCommand: (command: BoardCommand, square: Square, shown: BoardState) => void
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
  /** The square under a point of the viewport, in CSS pixels; undefined beside the board. */
  readonly squareAt: (x: number, y: number) => Square | undefined
  /** Where the piece on a square may go now. */
  readonly targetsFrom: (square: Square) => readonly Target[]
  readonly destroy: () => void
}

/**
 * Runs a board inside an element: an empty one, or one with the layers that a server rendered. It
 * knows no framework: moves, drags and animations never leave here.
 * @param isPlayable makes the grid of cells for keyboard and assistive technology.
 * @throws {BoardError} while developing, for a state that cannot be right.
 */
export function createBoardController(
  host: HTMLElement,
  isPlayable: boolean,
  initial: BoardState,
  handlers: BoardHandlers,
): BoardController {
  const layers = boardLayers(host, isPlayable)
  const read = readPieces(initial)
  let state = read ? initial : { ...initial, ...nothing }
  let pieces = read ?? new Map<Square, Piece>()
  let mobility = mobilityOf(state, pieces)
  let selected: Square | null = null
  /** Where the selected piece can go. */
  let targets: readonly Target[] = []
  let hovered: Square | null = null
  /** The move that is still to be confirmed. */
  let previewed: { readonly from: Square; readonly to: Square } | null = null
  let alive = true
  let drag: { from: Square; element: HTMLElement; wasSelected: boolean } | null = null
  /** Where the pointer went down. */
  let pressed: Square | undefined
  /** The square that a free edit last changed while the pointer is down. */
  let painted: Square | null = null

  const markLayer = createMarkLayer(layers.marks)
  const pieceLayer = createPieceLayer(layers.pieces, isSquare, layers.grid !== null)
  const grid = layers.grid
    ? createGridLayer(layers.grid, initial.orientation, firstCursor(initial, pieces))
    : noGrid

  const isTarget = (square: Square | undefined) =>
    square !== undefined && targets.some((target) => target.square === square)

  const marks = (): readonly Mark[] => {
    const all: Mark[] = []
    const mark = (kind: Mark['kind'], square: Square | null | undefined) => {
      if (square && isSquare(square)) all.push({ kind, square })
    }
    mark('last-move', state.lastMove?.from)
    mark('last-move', state.lastMove?.to)
    for (const { from, to } of state.premoves) {
      mark('premove', from)
      mark('premove', to)
    }
    mark('check', state.check)
    mark('selected', selected)
    if (selected && state.showTargets && mobility.kind !== 'edit') {
      for (const { square } of targets) mark(targetMark(pieces, selected, square), square)
    }
    mark('hover', hovered)
    return all
  }

  const draw = () => {
    const { orientation, describe, label } = state
    const all = marks()
    markLayer.show(all, orientation)
    grid.update({ label, orientation, pieces, marks: all, describe })
    hearEscape(isPlayable && (selected !== null || state.premoves.length > 0))
  }

  const squareIn = (point: DOMPoint, box: DOMRect) =>
    squareOf(cellAt(point, box), state.orientation)
  const squareAt = (point: DOMPoint) => squareIn(point, host.getBoundingClientRect())

  const cancelPremoves = (): boolean => {
    if (state.premoves.length === 0) return false
    handlers.onPremovesCancel()
    return true
  }

  const choosePiece = (square: Square | null) => {
    selected = square
    targets = square ? mobility.targets(square) : []
  }

  const release = (to: Square | null, reason: ReleaseReason) => {
    if (!selected) return
    const square = selected
    choosePiece(null)
    hovered = null
    handlers.onInteraction({ type: 'release', square, to, reason })
  }

  const select = (square: Square, input: MoveInput) => {
    if (selected && selected !== square) release(square, 'another-piece')
    choosePiece(square)
    handlers.onInteraction({ type: 'select', square, input })
    draw()
  }

  const commit = (to: Square, input: MoveInput): boolean => {
    const from = selected
    const target = targets.find(({ square }) => square === to)
    if (!from || !target) return false
    const { kind } = mobility
    choosePiece(null)
    hovered = null
    grid.moveCursor(to, grid.focused() !== null)
    const { position, premoves } = state
    if (kind === 'edit') handlers.onEdit({ kind: 'move', from, to }, position)
    else handlers.onMove({ from, to }, target.promotions, input, kind)
    draw()
    if (previewed) return true
    // An owner that takes the move has shown it by the next frame; else the piece goes back.
    requestAnimationFrame(() => {
      const isShown = state.position !== position || !isSameMoves(state.premoves, premoves)
      if (!alive || isShown) return
      pieceLayer.place(from, from, true)
      show(true)
      handlers.onInteraction({ type: 'release', square: from, to, reason: 'not-shown' })
    })
    return true
  }

  const choose = (square: Square, input: MoveInput) => {
    if (edit(square)) return
    if (selected && commit(square, input)) return
    if (selected === square) release(square, 'same-square')
    else if (mobility.canMove(square)) return select(square, input)
    else if (selected) release(square, 'no-target')
    else cancelPremoves()
    draw()
  }

  /** Puts or removes a piece where the editing tool says so. */
  const edit = (square: Square): boolean => {
    const tool = state.editTool
    if (tool === undefined || tool === 'hand') return false
    const { position } = state
    if (tool !== 'eraser') handlers.onEdit({ kind: 'put', square, piece: tool }, position)
    else if (pieces.has(square)) handlers.onEdit({ kind: 'remove', square }, position)
    return true
  }

  const endDrag = (slideBack: boolean) => {
    if (!drag) return
    const { element, from } = drag
    drag = null
    element.removeAttribute('data-dragging')
    hovered = null
    pieceLayer.place(from, from, slideBack)
  }

  const drawings = createDrawingController(host, {
    view: () => state,
    squareAt,
    // A finger that rests on a piece that it can move is about to move it.
    mayStart: () => !drag && !cancelPremoves(),
    onStart: () => pointer.cancel(),
    onChange: (all) => handlers.onDrawingsChange(all),
  })

  const pointer = listenToPointer(host, {
    onPress(point) {
      const square = squareAt(point)
      pressed = square
      if (!square) return false
      if (edit(square)) {
        painted = square
        return true
      }
      const element = pieceLayer.elementAt(square)
      if (!element || !mobility.canMove(square)) return false
      drag = { from: square, element, wasSelected: selected === square }
      if (!isTarget(square) && selected !== square) select(square, 'click')
      return true
    },
    onDrag(point) {
      if (painted) {
        const square = squareAt(point)
        if (square && square !== painted) edit(square)
        painted = square ?? painted
      }
      if (!drag) return
      const { element, from } = drag
      if (!element.hasAttribute('data-dragging')) {
        if (state.drawable) drawings.clear()
        if (selected !== from) select(from, 'drag')
        element.setAttribute('data-dragging', '')
        pieceLayer.hold(from)
        handlers.onInteraction({ type: 'lift', square: from })
      }
      // Measured anew, for the page may have scrolled; in shares of the piece, for it may be scaled.
      const box = host.getBoundingClientRect()
      const x = ((point.x - box.left) / box.width) * 800 - 50
      const y = ((point.y - box.top) / box.height) * 800 - 50
      element.style.transform = `translate(${x}%, ${y}%)`
      const under = squareIn(point, box)
      const over = under && isTarget(under) ? under : null
      if (over === hovered) return
      hovered = over
      draw()
    },
    onRelease(point, dragged) {
      if (painted) {
        painted = null
        return
      }
      const square = squareAt(point)
      if (!dragged) {
        if (state.drawable) drawings.clear()
        const held = drag
        drag = null
        if (!square || square !== pressed) return
        if (held && !held.wasSelected && selected === square) return
        return choose(square, 'click')
      }
      const from = drag?.from
      if (!from || !square || !isTarget(square)) return drop(square ?? null)
      drag?.element.removeAttribute('data-dragging')
      drag = null
      pieceLayer.place(from, square, false)
      commit(square, 'drag')
    },
    onCancel(reason) {
      painted = null
      const held = drag !== null
      endDrag(true)
      if (held && reason !== 'asked') release(null, reason)
      draw()
    },
  })

  /** A piece was dropped where it cannot go: it slides back, or in free editing leaves the board. */
  const drop = (square: Square | null) => {
    const from = drag?.from
    endDrag(square !== null || mobility.kind !== 'edit')
    if (from && square === null && mobility.kind === 'edit') {
      choosePiece(null)
      handlers.onEdit({ kind: 'remove', square: from }, state.position)
    } else if (square === null) release(null, 'off-board')
    else release(square, square === from ? 'same-square' : 'no-target')
    draw()
  }

  const escape = (): boolean => {
    if (drawings.isSketching()) drawings.cancel()
    else if (drag || selected) {
      pointer.cancel()
      release(null, 'escape')
      draw()
    } else return cancelPremoves()
    return true
  }

  /** What was chosen by mouse left the keyboard where it was; Escape lets go of it all the same. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && escape()) event.preventDefault()
  }
  let hearsEscape = false
  function hearEscape(now: boolean) {
    if (now === hearsEscape) return
    hearsEscape = now
    if (now) host.ownerDocument.addEventListener('keydown', onEscape)
    else host.ownerDocument.removeEventListener('keydown', onEscape)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const square = grid.squareOfElement(event.target)
    if (!square) return
    // With Alt, Ctrl or Meta a key is the browser's, but for the end of a drawing, where it is a colour.
    const isModified = event.altKey || event.ctrlKey || event.metaKey
    const ends = drawings.isSketching() && event.key === 'Enter'
    if (isModified && !ends) return
    const action = actionOfKey(event, square, state.orientation, pieces)
    if (!action) return
    switch (action.kind) {
      case 'go':
        grid.moveCursor(action.square, true)
        drawings.follow(action.square)
        break
      case 'choose':
        if (drawings.isSketching()) drawings.drawByKey(square, colorOfKeys(event))
        else choose(square, 'keyboard')
        break
      case 'cancel':
        if (!escape()) return
        break
      case 'remove':
        if (mobility.kind !== 'edit' || !pieces.has(square)) return
        choosePiece(null)
        handlers.onEdit({ kind: 'remove', square }, state.position)
        break
      case 'draw':
        drawings.drawByKey(square, colorOfKeys(event))
        break
      case 'erase-drawings':
        drawings.clear()
        break
      case 'say':
        handlers.onCommand(action.command, square, state)
        break
      default:
        action satisfies never
    }
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

  layers.grid?.addEventListener('keydown', onKeyDown)
  layers.grid?.addEventListener('click', onClick)
  layers.grid?.addEventListener('focusin', onFocusIn)
  host.addEventListener('contextmenu', onContextMenu)

  const show = (slide: boolean) => {
    if (mobility.hand) pieceLayer.setHand(mobility.hand)
    const { orientation, lastMove } = state
    const apart = previewed?.from ?? (drag?.element.hasAttribute('data-dragging') && drag.from)
    pieceLayer.show({ pieces, orientation, lastMove, slide, ...(apart && { apart }) })
    if (previewed) pieceLayer.place(previewed.from, previewed.to, false)
    draw()
    drawings.show()
  }
  show(false)
  layers.attach()

  return {
    update(given) {
      if (isSameState(given, state)) {
        // Functions that are asked later are the ones that came last.
        state = given
        mobility = mobilityOf(given, pieces)
        return
      }
      const read = readPieces(given)
      // A position that is none leaves the last good one, with what belongs to it.
      const { position, lastMove, check, legalMoves, premoves } = state
      const next = read ? given : { ...given, position, lastMove, check, legalMoves, premoves }
      const moved = next.position !== position
      const waiting = !isSameMoves(next.premoves, premoves)
      const standing = read && (moved || waiting) ? read : pieces
      // Who holds a premove when the turn comes holds a move: nothing is let go of.
      const goesOn =
        mobility.kind === 'premove' &&
        selected !== null &&
        isSamePiece(standing.get(selected), pieces.get(selected))
      mobility = mobilityOf(next, standing)
      const isLost =
        ((moved || waiting) && !goesOn) || (selected !== null && !mobility.canMove(selected))
      // An edit that is painted square by square goes on: it is what changes the position.
      if (isLost && drag) pointer.cancel()
      if (moved) {
        previewed = null
        drawings.forget()
      }
      state = next
      pieces = standing
      if (isLost) release(null, 'position')
      else choosePiece(selected)
      show(true)
    },
    preview(move) {
      const back = previewed?.from
      previewed = move
      if (move) pieceLayer.place(move.from, move.to, false)
      else if (back) {
        pieceLayer.place(back, back, true)
        show(true)
      }
    },
    focus: () => grid.moveCursor(grid.cursor(), true),
    cancel() {
      pointer.cancel()
      drawings.cancel()
      release(null, 'page')
      draw()
    },
    clearDrawings: () => drawings.clear(),
    squareAt: (x, y) => squareAt(new DOMPoint(x, y)),
    targetsFrom: (square) => (mobility.canMove(square) ? mobility.targets(square) : []),
    destroy() {
      alive = false
      pointer.cancel()
      hearEscape(false)
      pointer.destroy()
      drawings.destroy()
      layers.grid?.removeEventListener('keydown', onKeyDown)
      layers.grid?.removeEventListener('click', onClick)
      layers.grid?.removeEventListener('focusin', onFocusIn)
      grid.leave()
      host.removeEventListener('contextmenu', onContextMenu)
    },
  }
}

/** What a board shows in production that has had no good position yet. */
const nothing = {
  position: '8/8/8/8/8/8/8/8',
  lastMove: undefined,
  check: undefined,
  legalMoves: [],
  premoves: [],
} satisfies Partial<BoardState>

/**
 * The pieces as the board shows them: with the premoves that wait made. Undefined in production for a
 * position that is none.
 */
function readPieces(state: BoardState): ReadonlyMap<Square, Piece> | undefined {
  try {
    const read = placement(state.position)
    if (process.env.NODE_ENV !== 'production') checkState(state, read)
    return state.premoves.length === 0 ? read : afterPremoves(read, state.premoves)
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') throw mistakeIn(error)
    return undefined
  }
}

/** Where the keyboard begins: on the own king, else in the near left corner. */
function firstCursor({ orientation }: BoardState, pieces: ReadonlyMap<Square, Piece>): Square {
  const king = [...pieces].find(([, { type, color }]) => type === 'k' && color === orientation)
  return king?.[0] ?? (orientation === 'w' ? 'a1' : 'h8')
}
