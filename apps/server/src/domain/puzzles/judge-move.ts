import { applyMove, ChessError, parseFen, parseLan, type Position } from '@kingside/chess-game'
import type { Puzzle } from './puzzle.ts'

/** What a move of the solver is. */
export type Judgement = 'right' | 'wrong' | 'solved'

/**
 * Judges a move. Right is the move of the solution, and any other that mates at once: the position tells no difference.
 * @param index of the solver's moves, from 0
 * @param uci whose promotion says to what
 */
export function judgeMove(
  { fen, moves }: Pick<Puzzle, 'fen' | 'moves'>,
  index: number,
  uci: string,
): Judgement {
  const at = 1 + 2 * index
  if (moves[at] === uci) return at === moves.length - 1 ? 'solved' : 'right'
  const intent = parseLan(uci)
  if (!intent) return 'wrong'
  let position: Position = parseFen(fen)
  for (const move of moves.slice(0, at)) position = applyMove(position, parseLan(move) ?? move)
  try {
    return applyMove(position, intent).checkmateData.checkmate ? 'solved' : 'wrong'
  } catch (error) {
    // A move that is not legal is wrong like another.
    if (error instanceof ChessError) return 'wrong'
    throw error
  }
}
