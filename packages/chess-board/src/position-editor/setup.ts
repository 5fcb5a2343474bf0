import { ChessError, type Color, parseFen, placement } from '@kingside/chess-game'

/** The letters of a FEN's castling field. */
export const castlingRights = ['K', 'Q', 'k', 'q'] as const
export type CastlingRight = (typeof castlingRights)[number]

/** A position being set up: the fields of a FEN, unchecked. */
export interface Setup {
  readonly placement: string
  readonly turn: Color
  readonly castling: readonly CastlingRight[]
  /** En passant square and counters, which an edit of the pieces resets. */
  readonly rest: string
}

const isRight = (letter: string): letter is CastlingRight =>
  letter === 'K' || letter === 'Q' || letter === 'k' || letter === 'q'

const freshClocks = '- 0 1'
export const emptyBoard = '8/8/8/8/8/8/8/8'

/** Reads a FEN, or the fields that it has. @throws ChessError `invalid-fen` when its pieces can't be read. */
export function readSetup(fen: string): Setup {
  const [field = '', turn = 'w', castling = '-', ...rest] = fen.trim().split(/\s+/)
  placement(field)
  return {
    placement: field,
    turn: turn === 'b' ? 'b' : 'w',
    castling: castling.split('').filter(isRight),
    rest: rest.length === 3 ? rest.join(' ') : freshClocks,
  }
}

/** The setup as a FEN. */
export const writeSetup = ({ placement: field, turn, castling, rest }: Setup): string =>
  `${field} ${turn} ${castlingRights.filter((right) => castling.includes(right)).join('') || '-'} ${rest}`

/** A setup with other pieces: castling rights stay only where king and rook are at home. */
export function withPlacement(setup: Setup, field: string): Setup {
  const pieces = placement(field)
  const stands = (square: Parameters<typeof pieces.get>[0], letter: string) => {
    const piece = pieces.get(square)
    return piece !== undefined && `${piece.color}${piece.type}` === letter
  }
  const isPossible: Readonly<Record<CastlingRight, boolean>> = {
    K: stands('e1', 'wk') && stands('h1', 'wr'),
    Q: stands('e1', 'wk') && stands('a1', 'wr'),
    k: stands('e8', 'bk') && stands('h8', 'br'),
    q: stands('e8', 'bk') && stands('a8', 'br'),
  }
  return {
    ...setup,
    placement: field,
    castling: setup.castling.filter((right) => isPossible[right]),
    rest: freshClocks,
  }
}

/** Why no game can continue from a FEN; null when one can. */
export function problemOf(fen: string): string | null {
  try {
    parseFen(fen)
    return null
  } catch (error) {
    if (error instanceof ChessError) return error.reason
    throw error
  }
}
