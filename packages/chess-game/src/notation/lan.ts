import { moveFrom, moveTo, nullMove, promotionOf } from '../core/moves.ts'
import { typeOf } from '../core/pieces.ts'
import { squareName } from '../model/square.ts'

/** One shared string for each move, to save memory in long games. */
const texts: string[] = []

/** LAN of a move number: `e2e4`, `e7e8q`, castling as the king's move, `0000` for a null move. */
export function writeLan(move: number): string {
  if (move === nullMove) return '0000'
  const place = move & 0x1ffff
  const known = texts[place]
  if (known !== undefined) return known
  const text =
    squareName(moveFrom(move)) + squareName(moveTo(move)) + (typeOf(promotionOf(move)) ?? '')
  texts[place] = text
  return text
}
