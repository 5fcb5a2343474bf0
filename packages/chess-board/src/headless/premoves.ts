import {
  type Color,
  fileIndex,
  isSquare,
  type MoveIntent,
  type Piece,
  promotionTypes,
  rankIndex,
  type Square,
  squares,
} from '@kingside/chess-game'
import type { Target } from './targets.ts'

/**
 * Can a piece of this type make the move on an empty board? Premoves ignore other pieces, because these may move before
 * the premove is played.
 */
function canReach({ type, color }: Piece, from: Square, to: Square): boolean {
  const files = Math.abs(fileIndex(to) - fileIndex(from))
  const ranks = Math.abs(rankIndex(to) - rankIndex(from))
  switch (type) {
    case 'p': {
      const ahead = (rankIndex(to) - rankIndex(from)) * (color === 'w' ? 1 : -1)
      const isHome = rankIndex(from) === (color === 'w' ? 1 : 6)
      return (ahead === 1 && files <= 1) || (ahead === 2 && files === 0 && isHome)
    }
    case 'n':
      return files * ranks === 2
    case 'b':
      return files === ranks
    case 'r':
      return files === 0 || ranks === 0
    case 'q':
      return files === ranks || files === 0 || ranks === 0
    case 'k': {
      const home: Square = color === 'w' ? 'e1' : 'e8'
      const castles = from === home && ranks === 0 && files === 2
      return Math.max(files, ranks) === 1 || castles
    }
    default:
      return type satisfies never
  }
}

/** The premove targets of the piece on a square. */
export function premoveTargets(
  pieces: ReadonlyMap<Square, Piece>,
  from: Square,
): readonly Target[] {
  const piece = pieces.get(from)
  if (!piece) return []
  const last = piece.color === 'w' ? 7 : 0
  return squares
    .filter((square) => square !== from && canReach(piece, from, square))
    .map((square) => ({
      square,
      promotions: piece.type === 'p' && rankIndex(square) === last ? promotionTypes : [],
    }))
}

/** The pieces after all premoves. */
export function afterPremoves(
  pieces: ReadonlyMap<Square, Piece>,
  premoves: readonly MoveIntent[],
): ReadonlyMap<Square, Piece> {
  const after = new Map(pieces)
  for (const { from, to, promotion } of premoves) {
    const piece = after.get(from)
    if (!piece || !isSquare(to)) continue
    after.delete(from)
    after.set(to, promotion ? { ...piece, type: promotion } : piece)
    const isCastling = piece.type === 'k' && Math.abs(fileIndex(to) - fileIndex(from)) === 2
    if (isCastling) castleRook(after, to, piece.color)
  }
  return after
}

function castleRook(pieces: Map<Square, Piece>, kingTo: Square, color: Color): void {
  const rank = color === 'w' ? '1' : '8'
  const isShort = kingTo.startsWith('g')
  const corner: Square = `${isShort ? 'h' : 'a'}${rank}`
  const rook = pieces.get(corner)
  if (rook?.type !== 'r') return
  pieces.delete(corner)
  pieces.set(`${isShort ? 'f' : 'd'}${rank}`, rook)
}
