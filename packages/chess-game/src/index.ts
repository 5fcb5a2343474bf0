export { ChessError } from './chess-error.ts'
export type { ChessErrorCode, ErrorPlace } from './chess-error.ts'

export { colors, opposite, pieceTypes, promotionTypes } from './model/piece.ts'
export type { Color, Piece, PieceType, PromotionType } from './model/piece.ts'
export {
  fileIndex,
  files,
  isSquare,
  rankIndex,
  ranks,
  squareAt,
  squareIndex,
  squareName,
  squares,
} from './model/square.ts'
export type { File, Rank, Square } from './model/square.ts'
export { lanOf, parseLan } from './model/move.ts'
export type { LegalMove, MoveIntent } from './model/move.ts'

export * from './rules.ts'

export { advantage, capturedFigures, capturedPool, pieceValues } from './position/material.ts'
export type { CapturedCounts, CapturedFigures } from './position/material.ts'
export { placement } from './position/placement.ts'
export { piecesOf } from './position/pieces.ts'
export type { BoardPiece, PieceState } from './position/pieces.ts'
export type { MoveData } from './position/move-data.ts'

export { addressOf, idOf, startAddress } from './game/address.ts'
export type { MoveAddress } from './game/address.ts'
export { analysisItem, uploadAnalysis } from './game/analysis.ts'
export type { AnalysisItem, AnalysisLine, AnalysisMove, EngineLine } from './game/analysis.ts'
export { resultTokens } from './game/chess-game.ts'
export type { ChessGame, GameHeaders, GameOptions, ResultToken } from './game/chess-game.ts'
export {
  addComment,
  deleteMove,
  deleteVariation,
  loadFen,
  promoteVariation,
  removeVariations,
  restart,
  setComments,
  setHeaders,
  setLoading,
  setMode,
  setNags,
  setResult,
  setValidation,
  undoMove,
} from './game/edit.ts'
export {
  claimableDraw,
  endByFlag,
  endOfGame,
  endOfPosition,
  repetitions,
  resultToken,
  win,
} from './game/game-end.ts'
export type { GameEnd, GameEndReason } from './game/game-end.ts'
export { gameModes, modeRules } from './game/game-mode.ts'
export type { GameMode, ModeRules } from './game/game-mode.ts'
export { gameRules } from './game/game-rules.ts'
export type { Annotations, HistoryMove, Line } from './game/history-move.ts'
export { markerColors } from './game/move-comment.ts'
export type {
  Evaluation,
  MarkedArrow,
  MarkedSquare,
  MarkerColor,
  MoveComment,
} from './game/move-comment.ts'
export {
  selectByFen,
  selectFirst,
  selectLast,
  selectMove,
  selectNext,
  selectPrevious,
  stopCommenting,
} from './game/navigate.ts'
export { reportErrors } from './game/report.ts'
export type { ErrorReports } from './game/report.ts'
export { appendMove, isLegal, playMove, startGame, uploadHistory } from './game/play.ts'
export type { MoveInput, PlayOptions, UploadedMove } from './game/play.ts'

export { exportPgn } from './pgn/export-pgn.ts'
export type { PgnExport } from './pgn/export-pgn.ts'
export { loadPgn, parsePgn, parsePgnGames, streamPgn } from './pgn/parse-pgn.ts'
export type { PgnResult, PgnStreamOptions } from './pgn/parse-pgn.ts'
export type { PgnOptions } from './pgn/read-game.ts'
export type { GameText } from './pgn/split-games.ts'

export { absenceAllowanceMs } from './clock/absence.ts'
export { boardTypeOf, boardTypeOfTag, boardTypes } from './clock/board-type.ts'
export type { BoardType } from './clock/board-type.ts'
export { formatClock, pressClock, startClock, timeLeft } from './clock/clock.ts'
export type { ClockSettings, ClockTimes } from './clock/clock.ts'
export { formatDuration, parseDuration } from './clock/duration.ts'
export { formatPgnClock, parsePgnClock } from './clock/pgn-clock.ts'
export {
  formatTimeControlTag,
  parseTimeControlTag,
  timePeriodsOf,
} from './clock/pgn-time-control.ts'
export type { PgnTimeControl, TimePeriod } from './clock/pgn-time-control.ts'
export {
  clockSettingsOf,
  formatTimeControlName,
  parseTimeControlName,
} from './clock/time-control.ts'
export type { TimeControlEntity } from './clock/time-control.ts'
export { TimeControlError } from './clock/time-control-error.ts'
export type { TimeControlErrorCode } from './clock/time-control-error.ts'

export { loadOpenings } from './openings/openings.ts'
export type { OpeningAtPly, OpeningBook } from './openings/opening-book.ts'
export type { Opening } from './openings/opening-tree.ts'

export { startUciEngine } from './uci/engine.ts'
export type { AnalysisRequest, SearchRequest, UciEngine } from './uci/engine.ts'
export { EngineError } from './uci/engine-error.ts'
export type { EngineErrorCode } from './uci/engine-error.ts'
export { lookAt } from './uci/look.ts'
export type { LookRequest } from './uci/look.ts'
export { carelessMove, engineLevels, levelSettings, thinkingTime } from './uci/level.ts'
export type { EngineLevel, LevelSettings } from './uci/level.ts'
export type { UciInfo, UciOption, UciScore } from './uci/messages.ts'
export type { UciTransport } from './uci/transport.ts'
