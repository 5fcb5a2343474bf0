import { type Color, opposite } from '../model/piece.ts'
import { canMate, isDeadPosition } from '../position/can-mate.ts'
import { countLegalMoves, positionOf, type PositionOrFen } from '../position/position.ts'
import type { ChessGame, ResultToken } from './chess-game.ts'

/** Why a game is won. */
export const winReasons = ['checkmate', 'resignation', 'time-control'] as const
export const drawReasons = [
  'agreement',
  'stalemate',
  'insufficient-material',
  'insufficient-material-by-timeout',
  'threefold-repetition',
  'fivefold-repetition',
  'fifty-moves',
  'seventy-five-moves',
] as const
/** Why a game is neither won nor drawn. */
export const abortReasons = ['manual-abort'] as const

/** How a game ended: the result, and the reason that FIDE or the platform gives for it. */
export type GameEnd =
  | { readonly result: 'white-win' | 'black-win'; readonly reason: (typeof winReasons)[number] }
  | { readonly result: 'draw'; readonly reason: (typeof drawReasons)[number] }
  | { readonly result: 'abort'; readonly reason: (typeof abortReasons)[number] }

/** Why a game ended. */
export type GameEndReason = GameEnd['reason']

/** The end of a game that one side has won. */
export const win = (winner: Color, reason: (typeof winReasons)[number]): GameEnd => ({
  result: winner === 'w' ? 'white-win' : 'black-win',
  reason,
})

/** Mate, stalemate or a dead position (FIDE Laws 5.1.1, 5.2.1, 5.2.2), or undefined. */
export function endOfPosition(positionOrFen: PositionOrFen): GameEnd | undefined {
  const position = positionOf(positionOrFen)
  if (countLegalMoves(position) === 0) {
    return position.checkmateData.check
      ? win(opposite(position.turn), 'checkmate')
      : { result: 'draw', reason: 'stalemate' }
  }
  return isDeadPosition(position) ? { result: 'draw', reason: 'insufficient-material' } : undefined
}

/** How often the main line's last position has occurred, this time included. */
export const repetitions = (game: ChessGame): number => game.latestPosition.occurrences

/**
 * The end that needs no claim, or undefined while the game continues: mate,
 * stalemate, a dead position, the fifth repetition (FIDE Laws 9.6.1), 75 moves by each side without
 * a capture or a pawn move (9.6.2). Mate on the last of these moves is mate.
 */
export function endOfGame(game: ChessGame): GameEnd | undefined {
  const { latestPosition } = game
  const end = endOfPosition(latestPosition)
  if (end) return end
  if (latestPosition.occurrences >= 5) return { result: 'draw', reason: 'fivefold-repetition' }
  if (latestPosition.movesWithoutCapture >= 150) {
    return { result: 'draw', reason: 'seventy-five-moves' }
  }
  return undefined
}

/**
 * The draw that the player to move may claim, or undefined: the third repetition (FIDE Laws 9.2), 50
 * moves by each side without a capture or a pawn move (9.3).
 */
export function claimableDraw(game: ChessGame): GameEnd | undefined {
  const { latestPosition } = game
  if (endOfPosition(latestPosition)) return undefined
  if (latestPosition.occurrences >= 3) return { result: 'draw', reason: 'threefold-repetition' }
  if (latestPosition.movesWithoutCapture >= 100) return { result: 'draw', reason: 'fifty-moves' }
  return undefined
}

/**
 * The end when a side's flag falls: a loss, or a draw when the opponent can't mate by any series of legal moves (FIDE
 * Laws 6.9), judged by the pieces (`canMate`).
 */
export function endByFlag(position: PositionOrFen, flagged: Color): GameEnd {
  const winner = opposite(flagged)
  return canMate(position, winner)
    ? win(winner, 'time-control')
    : { result: 'draw', reason: 'insufficient-material-by-timeout' }
}

/** The PGN result token of an end; `*` while the game continues or when it was aborted. */
export function resultToken(end: GameEnd | undefined): ResultToken {
  switch (end?.result) {
    case 'white-win':
      return '1-0'
    case 'black-win':
      return '0-1'
    case 'draw':
      return '1/2-1/2'
    case 'abort':
    case undefined:
      return '*'
    default:
      return end satisfies never
  }
}
