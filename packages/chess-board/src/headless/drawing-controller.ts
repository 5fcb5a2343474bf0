import type { Color, MarkerColor, Square } from '@kingside/chess-game'
import { listenToDrawing } from './draw-input.ts'
import { createDrawingLayer } from './drawing-layer.ts'
import { type Drawing, drawingBetween, toggleDrawing } from './drawings.ts'

/** The state that the drawings depend on. */
export interface DrawingView {
  readonly orientation: Color
  readonly lastMove: { readonly from: Square; readonly to: Square } | undefined
  /** Whether to show the last move as an arrow too. */
  readonly lastMoveArrow: boolean
  /** Whether the viewer may draw squares and arrows. */
  readonly drawable: boolean
  /** The viewer's drawings; with undefined the board keeps them, and erases them with each move. */
  readonly drawings: readonly Drawing[] | undefined
  /** The page's drawings, below the viewer's. */
  readonly arrows: readonly Drawing[]
}

interface DrawingOptions {
  readonly view: () => DrawingView
  readonly squareAt: (point: DOMPoint) => Square | undefined
  /** Returns false when the press begins something else. */
  readonly mayStart: () => boolean
  readonly onStart: () => void
  readonly onChange: (drawings: readonly Drawing[]) => void
}

export type DrawingController = ReturnType<typeof createDrawingController>

/** Draws squares and arrows: by pointer, by keyboard, and those of the page. */
export function createDrawingController(host: HTMLElement, options: DrawingOptions) {
  const layer = createDrawingLayer(host)
  let own: readonly Drawing[] = []
  let sketch: { readonly from: Square; readonly drawing: Drawing; readonly byKey: boolean } | null =
    null

  const all = () => options.view().drawings ?? own

  const show = () => {
    input.enable(options.view().drawable)
    const { lastMove, lastMoveArrow, arrows, orientation } = options.view()
    const last: readonly Drawing[] =
      lastMove && lastMoveArrow ? [drawingBetween(lastMove.from, lastMove.to, 'last-move')] : []
    const sketched = sketch ? [sketch.drawing] : []
    layer.show([...last, ...arrows, ...all(), ...sketched], orientation)
  }

  const change = (next: readonly Drawing[]) => {
    own = next
    options.onChange(next)
    show()
  }

  const begin = (from: Square, byKey: boolean) => {
    sketch = { from, drawing: drawingBetween(from, from, 'green'), byKey }
    show()
  }
  const aim = (to: Square, color: MarkerColor) => {
    if (!sketch) return
    sketch = { ...sketch, drawing: drawingBetween(sketch.from, to, color) }
    show()
  }
  const end = (to: Square | undefined, color: MarkerColor) => {
    const from = sketch?.from
    sketch = null
    if (from && to) change(toggleDrawing(all(), drawingBetween(from, to, color)))
    else show()
  }
  const cancel = () => {
    sketch = null
    show()
  }

  const input = listenToDrawing(host, {
    onStart(point) {
      const from = options.squareAt(point)
      if (!from || !options.view().drawable || !options.mayStart()) return false
      options.onStart()
      begin(from, false)
      return true
    },
    onMove(point, color) {
      const to = options.squareAt(point)
      if (to) aim(to, color)
    },
    onEnd: (point, color) => end(options.squareAt(point), color),
    onCancel: cancel,
  })

  return {
    show,
    /** Whether a drawing has begun and not ended. */
    isSketching: () => sketch !== null,
    /** Begins a drawing at a square by keyboard, or ends the sketch there. */
    drawByKey(square: Square, color: MarkerColor) {
      if (!options.view().drawable) return
      if (sketch) end(square, color)
      else begin(square, true)
    },
    /** Extends a sketch to the square that the keyboard moved to. */
    follow(square: Square) {
      if (sketch?.byKey) aim(square, 'green')
    },
    /** Ends a sketch without a drawing. */
    cancel() {
      input.cancel()
      if (sketch) cancel()
    },
    /** Erases the viewer's drawings. */
    clear() {
      if (all().length > 0) change([])
    },
    /** Erases the drawings that the board itself keeps, as for a new position. */
    clearOwn() {
      own = []
    },
    destroy() {
      sketch = null
      input.destroy()
      layer.destroy()
    },
  }
}
