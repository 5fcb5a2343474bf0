import type { AnalysisItem, AnalysisLine } from '../game/analysis.ts'
import { endOfPosition } from '../game/game-end.ts'
import type { Color } from '../model/piece.ts'

/** Beyond ten pawns a game is won; a mate counts as that too. */
const maxCentipawns = 1_000

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** A line's judgement in hundredths of a pawn, from White's side, -1000 to 1000. */
export function lineCentipawns({ line_eval, mate_in }: AnalysisLine): number {
  if (mate_in !== null) return mate_in > 0 ? maxCentipawns : -maxCentipawns
  return clamp(Math.round((line_eval ?? 0) * 100), -maxCentipawns, maxCentipawns)
}

/** A position's judgement in hundredths of a pawn, from White's side, -1000 to 1000. */
export function centipawnsOf({ fen, multipv }: AnalysisItem): number {
  const [best] = multipv
  return best ? lineCentipawns(best) : endCentipawns(fen)
}

function endCentipawns(fen: string): number {
  switch (endOfPosition(fen)?.result) {
    case 'white-win':
      return maxCentipawns
    case 'black-win':
      return -maxCentipawns
    case 'draw':
    case 'abort':
    case undefined:
      return 0
  }
}

/**
 * How likely a side is to win, 0 to 100, counting a draw as half: a logistic curve that was fitted to
 * games of people (https://lichess.org/page/accuracy).
 * @param centipawns from White's side
 */
export function winPercent(centipawns: number, color: Color): number {
  const own = color === 'w' ? centipawns : -centipawns
  return 50 + 50 * (2 / (1 + Math.exp(-0.003_682_08 * own)) - 1)
}

/**
 * How good a move was, 0 to 100, by what it did to the mover's chances (the same source).
 * @param before the mover's `winPercent` before the move, and `after` it
 */
export function accuracyOf(before: number, after: number): number {
  const lost = Math.max(0, before - after)
  return clamp(103.1668 * Math.exp(-0.043_54 * lost) - 3.1669, 0, 100)
}
