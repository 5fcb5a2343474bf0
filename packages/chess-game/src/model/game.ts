import { type GameEnd, endOfPosition } from './game-end.ts'
import { positionKey, startFen, turnOf, validateFen } from './fen.ts'
import { type MoveIntent, parseLan, type PlayedMove } from './move.ts'
import type { Color } from './piece.ts'
import { legalMoves } from './rules.ts'

/** A game as it stands. Immutable: playing a move gives a new game that shares the old moves. */
export interface ChessGame {
  readonly initialFen: string
  readonly moves: readonly PlayedMove[]
  /** FEN of the position after the last move. */
  readonly fen: string
}

/** A move that the rules refuse in this position. */
export class IllegalMoveError extends Error {
  override readonly name = 'IllegalMoveError'
  readonly move: string
  readonly fen: string
  constructor(move: string, fen: string) {
    super(`The move "${move}" is not legal in ${fen}. Choose one of legalMoves(game.fen).`)
    this.move = move
    this.fen = fen
  }
}

/** Starts a game. @throws {FenError} when `fen` names no legal position. */
export function startGame(fen: string = startFen): ChessGame {
  validateFen(fen)
  return { initialFen: fen, moves: [], fen }
}

export const turn = (game: ChessGame): Color => turnOf(game.fen)

const matches = (intent: MoveIntent, move: MoveIntent) =>
  intent.from === move.from && intent.to === move.to && intent.promotion === move.promotion

/** Can this move be played now? A pawn that reaches the last rank must name its promotion piece. */
export const isLegal = (game: ChessGame, intent: MoveIntent): boolean =>
  legalMoves(game.fen).some((move) => matches(intent, move))

const withoutSuffix = (san: string) => san.replace(/[+#]$/, '')

/**
 * Plays a legal move.
 * @param move squares with the promotion piece, or text in SAN (`Nf3`) or LAN (`g1f3`).
 * @param clockMs time left to the mover after the move, in milliseconds.
 * @throws {IllegalMoveError} when no legal move fits.
 */
export function playMove(game: ChessGame, move: MoveIntent | string, clockMs?: number): ChessGame {
  const text = typeof move === 'string' ? move.trim() : undefined
  const intent = typeof move === 'string' ? parseLan(move.trim()) : move
  const found = legalMoves(game.fen).find((legal) =>
    intent ? matches(intent, legal) : withoutSuffix(legal.san) === withoutSuffix(text ?? ''),
  )
  if (!found) throw new IllegalMoveError(text ?? `${intent?.from}${intent?.to}`, game.fen)
  const played: PlayedMove = clockMs === undefined ? found : { ...found, clockMs }
  return { ...game, moves: [...game.moves, played], fen: found.fen }
}

/** How often the present position has stood on the board in this game, itself included. */
export function repetitions(game: ChessGame): number {
  const key = positionKey(game.fen)
  return [game.initialFen, ...game.moves.map((move) => move.fen)].filter(
    (fen) => positionKey(fen) === key,
  ).length
}

const halfMoveClock = (fen: string) => Number(fen.split(' ')[4] ?? 0)

/** The end that the rules bring about by themselves, or undefined while the game goes on. */
export function endOfGame(game: ChessGame): GameEnd | undefined {
  const end = endOfPosition(game.fen)
  if (end) return end
  if (repetitions(game) >= 5) return { result: 'draw', reason: 'fivefold-repetition' }
  if (halfMoveClock(game.fen) >= 150) return { result: 'draw', reason: 'seventy-five-moves' }
  return undefined
}

/** The draw that the player to move may claim (FIDE Laws 9.2, 9.3), or undefined. */
export function claimableDraw(game: ChessGame): GameEnd | undefined {
  if (repetitions(game) >= 3) return { result: 'draw', reason: 'threefold-repetition' }
  if (halfMoveClock(game.fen) >= 100) return { result: 'draw', reason: 'fifty-moves' }
  return undefined
}
