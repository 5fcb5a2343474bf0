import type { MarkerColor, Square } from '@kingside/chess-game'

/** What a viewer draws on the board, or a program shows on it. */
export type Drawing =
  | { readonly kind: 'square'; readonly color: DrawingColor; readonly square: Square }
  | {
      readonly kind: 'arrow'
      readonly color: DrawingColor
      readonly from: Square
      readonly to: Square
    }

/** The four colours that people draw in, and those of engines' arrows and of the last move's. */
export type DrawingColor = MarkerColor | 'analysis' | 'last-move'

/** The colour that the held keys choose: none green, Shift or Ctrl red, Alt or Meta blue, both yellow. */
export function colorOfKeys(keys: {
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}): MarkerColor {
  const first = keys.shiftKey || keys.ctrlKey
  const second = keys.altKey || keys.metaKey
  if (first) return second ? 'yellow' : 'red'
  return second ? 'blue' : 'green'
}

/** A line from a square to another one; to itself it is the square. */
export const drawingBetween = (from: Square, to: Square, color: DrawingColor): Drawing =>
  from === to ? { kind: 'square', color, square: from } : { kind: 'arrow', color, from, to }

const placeOf = (drawing: Drawing): string =>
  drawing.kind === 'square' ? drawing.square : drawing.from + drawing.to

/** The drawings with one more. Drawn again in the same colour it is erased, in another recoloured. */
export function toggleDrawing(drawings: readonly Drawing[], drawing: Drawing): readonly Drawing[] {
  const place = placeOf(drawing)
  const others = drawings.filter((other) => placeOf(other) !== place)
  const known = drawings.find((other) => placeOf(other) === place)
  return known?.color === drawing.color ? others : [...others, drawing]
}
