import { placement, turnOf } from './fen.ts'
import { type Color, opposite } from './piece.ts'
import { inCheck, isDeadByMaterial, legalMoves } from './rules.ts'

export const winReasons = ['checkmate', 'resignation', 'time-control'] as const
export const drawReasons = [
  'stalemate',
  'insufficient-material',
  'insufficient-material-by-timeout',
  'threefold-repetition',
  'fivefold-repetition',
  'fifty-moves',
  'seventy-five-moves',
] as const
export const abortReasons = ['manual-abort'] as const

/** How a game ended: the result, and the reason that FIDE or the platform gives for it. */
export type GameEnd =
  | { readonly result: 'white-win' | 'black-win'; readonly reason: (typeof winReasons)[number] }
  | { readonly result: 'draw'; readonly reason: (typeof drawReasons)[number] }
  | { readonly result: 'abort'; readonly reason: (typeof abortReasons)[number] }

export type GameEndReason = GameEnd['reason']

export const win = (winner: Color, reason: (typeof winReasons)[number]): GameEnd => ({
  result: winner === 'w' ? 'white-win' : 'black-win',
  reason,
})

/** Mate, stalemate or a dead position (FIDE Laws 5.1.1, 5.2.1, 5.2.2), or undefined. */
export function endOfPosition(fen: string): GameEnd | undefined {
  if (legalMoves(fen).length === 0) {
    return inCheck(fen)
      ? win(opposite(turnOf(fen)), 'checkmate')
      : { result: 'draw', reason: 'stalemate' }
  }
  return isDeadByMaterial(fen) ? { result: 'draw', reason: 'insufficient-material' } : undefined
}

/**
 * What a fallen flag means: a loss, or a draw when the other side has only its king left and so
 * can never mate (FIDE Laws 6.9).
 */
export function endByFlag(fen: string, flagged: Color): GameEnd {
  const winner = opposite(flagged)
  const material = [...placement(fen).values()].filter((piece) => piece.color === winner)
  return material.length === 1
    ? { result: 'draw', reason: 'insufficient-material-by-timeout' }
    : win(winner, 'time-control')
}

/** The PGN result token of an end; `*` while the game goes on or was aborted. */
export function resultToken(end: GameEnd | undefined): '1-0' | '0-1' | '1/2-1/2' | '*' {
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
