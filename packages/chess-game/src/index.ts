export {
  claimableDraw,
  endOfGame,
  IllegalMoveError,
  isLegal,
  playMove,
  startGame,
  turn,
} from './model/game.ts'
export type { ChessGame } from './model/game.ts'
export { gameRules } from './model/game-rules.ts'
export { endByFlag, resultToken, win } from './model/game-end.ts'
export type { GameEnd, GameEndReason } from './model/game-end.ts'
export { FenError, placement, startFen, turnOf, validateFen } from './model/fen.ts'
export { lanOf, parseLan } from './model/move.ts'
export type { LegalMove, MoveIntent, PlayedMove } from './model/move.ts'
export { inCheck, legalMoves } from './model/rules.ts'
export { colors, opposite, pieceTypes, promotionTypes } from './model/piece.ts'
export type { Color, Piece, PieceType, PromotionType } from './model/piece.ts'
export { fileIndex, files, isSquare, rankIndex, ranks, squareAt, squares } from './model/square.ts'
export type { File, Rank, Square } from './model/square.ts'
export { formatClock, pressClock, startClock, timeLeft } from './model/clock.ts'
export type { ClockSettings, ClockTimes } from './model/clock.ts'
export { exportPgn } from './model/pgn.ts'
export type { PgnTags } from './model/pgn.ts'
export { startUciEngine } from './uci/engine.ts'
export type { SearchRequest, UciEngine } from './uci/engine.ts'
export { EngineError } from './uci/engine-error.ts'
export type { EngineErrorCode } from './uci/engine-error.ts'
export { engineLevels, levelSettings, thinkingTime } from './uci/level.ts'
export type { EngineLevel, LevelSettings } from './uci/level.ts'
export type { UciTransport } from './uci/transport.ts'
