import type { Color, Square } from '@kingside/chess-game'
import { cellOf, squareOf } from './geometry.ts'

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
  PageUp: [0, -7],
  PageDown: [0, 7],
}

const clamp = (value: number) => Math.min(7, Math.max(0, value))

/**
 * The square that a key leads to, in the direction the viewer sees: arrows go one square, Home and
 * End to the row's ends, Page Up and Down to the column's. Undefined for any other key.
 */
export function squareByKey(key: string, from: Square, orientation: Color): Square | undefined {
  const step = steps[key]
  if (!step) return undefined
  const { column, row } = cellOf(from, orientation)
  return squareOf({ column: clamp(column + step[0]), row: clamp(row + step[1]) }, orientation)
}
