import type { Board } from './board.ts'
import { generate, maxMoves } from './generate.ts'

/**
 * Counts the move sequences of `depth` plies from a position (https://www.chessprogramming.org/Perft).
 * The last ply is counted, not played.
 */
export function perftOf(board: Board, depth: number): number {
  if (depth <= 0) return 1
  const moves = new Int32Array(maxMoves + depth * 256)
  const count = (start: number, left: number): number => {
    const end = generate(board, moves, start)
    if (left === 1) return end - start
    let total = 0
    for (let place = start; place < end; place += 1) {
      const move = moves[place] ?? 0
      const undo = board.make(move)
      total += count(end, left - 1)
      board.unmake(move, undo)
    }
    return total
  }
  return count(0, depth)
}
