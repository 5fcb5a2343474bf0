import type { AnalysisMove } from '@kingside/chess-game'

/** A move of an engine's line, with its number where one is written. */
export interface NumberedMove {
  readonly ply: number
  readonly san: string
  /** `12.` before White's moves, `12…` before Black's when it begins the line, else empty. */
  readonly number: string
}

/** Numbers a line that begins in the position of a FEN. */
export function numberedMoves(fen: string, line: readonly AnalysisMove[]): NumberedMove[] {
  const [, turn, , , , moveNumber] = fen.split(' ')
  const first = 2 * (Number(moveNumber ?? 1) - 1) + (turn === 'b' ? 1 : 0)
  return line.map(({ san }, ply) => {
    const at = first + ply
    const isWhite = at % 2 === 0
    const number = isWhite || ply === 0 ? `${Math.floor(at / 2) + 1}${isWhite ? '.' : '…'}` : ''
    return { ply, san, number }
  })
}
