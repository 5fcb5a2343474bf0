import { type Piece, placement, type Square, squares } from '@kingside/chess-game'
import type { BoardEdit } from './interactions.ts'

const letter = ({ color, type }: Piece) => (color === 'w' ? type.toUpperCase() : type)

/** The first field of a FEN for the given pieces. */
export function placementField(pieces: ReadonlyMap<Square, Piece>): string {
  const row = (start: number) =>
    squares
      .slice(start, start + 8)
      .map((square) => {
        const piece = pieces.get(square)
        return piece ? letter(piece) : '1'
      })
      .join('')
      .replace(/1+/g, (gap) => String(gap.length))
  return [0, 8, 16, 24, 32, 40, 48, 56].map(row).join('/')
}

/**
 * The position after a free edit: only the pieces change, the other FEN fields stay.
 * @throws ChessError `invalid-fen`
 */
export function editPosition(position: string, edit: BoardEdit): string {
  const pieces = new Map(placement(position))
  switch (edit.kind) {
    case 'move': {
      const piece = pieces.get(edit.from)
      if (!piece) return position
      pieces.delete(edit.from)
      pieces.set(edit.to, piece)
      break
    }
    case 'put':
      pieces.set(edit.square, edit.piece)
      break
    case 'remove':
      pieces.delete(edit.square)
      break
    default:
      return edit satisfies never
  }
  const [, ...fields] = position.trimStart().split(' ')
  return [placementField(pieces), ...fields].join(' ')
}
