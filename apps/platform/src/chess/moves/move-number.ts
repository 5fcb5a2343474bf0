import { type Color, parseFen } from '@kingside/chess-game'

/** A move by number and color: White's and Black's move share a number. */
export interface MoveNumber {
  readonly number: number
  readonly color: Color
}

/**
 * The number of a move after a position.
 * @param index of the move, from 0 for the one that is played in the position
 */
export function moveNumber(fen: string, index = 0): MoveNumber {
  const { turn, moveNumber: first } = parseFen(fen)
  const plies = index + (turn === 'w' ? 0 : 1)
  return { number: first + Math.floor(plies / 2), color: plies % 2 === 0 ? 'w' : 'b' }
}

/** `3.` before White's moves, `3…` before Black's. */
export const numberWord = ({ number, color }: MoveNumber): string =>
  `${number}${color === 'w' ? '.' : '…'}`
