import type { MarkerColor, Square } from '@kingside/chess-game'

/** A square or arrow that a viewer draws, or a program shows. */
export type Drawing =
  | { readonly kind: 'square'; readonly color: DrawingColor; readonly square: Square }
  | {
      readonly kind: 'arrow'
      readonly color: DrawingColor
      readonly from: Square
      readonly to: Square
    }

/** The four colours for viewers, and those of engine arrows and the last move's arrow. */
export type DrawingColor = MarkerColor | 'analysis' | 'last-move'

/** The colour by the held keys: none green, Shift or Ctrl red, Alt or Meta blue, both yellow. */
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

/** An arrow between two squares, or a marked square when they are the same. */
export const drawingBetween = (from: Square, to: Square, color: DrawingColor): Drawing =>
  from === to ? { kind: 'square', color, square: from } : { kind: 'arrow', color, from, to }

const placeOf = (drawing: Drawing): string =>
  drawing.kind === 'square' ? drawing.square : drawing.from + drawing.to

/** Adds a drawing. The same drawing in the same colour is erased, in another colour recoloured. */
export function toggleDrawing(drawings: readonly Drawing[], drawing: Drawing): readonly Drawing[] {
  const place = placeOf(drawing)
  const others = drawings.filter((other) => placeOf(other) !== place)
  const known = drawings.find((other) => placeOf(other) === place)
  return known?.color === drawing.color ? others : [...others, drawing]
}
