export { ChessBoard, highlightStyles, targetStyles, titlePositions } from './board/ChessBoard.tsx'
export type {
  BoardHandle,
  ChessBoardProps,
  HighlightStyle,
  ShownPosition,
  TargetStyle,
  TitlePosition,
} from './board/ChessBoard.tsx'
export { englishSpokenTexts, englishTexts } from './board/texts.ts'
export type { BoardTexts, PlacedPiece, SpokenTexts } from './board/texts.ts'
export { ChessClock } from './clock/ChessClock.tsx'
export type { ChessClockProps } from './clock/ChessClock.tsx'
export { BoardError } from './headless/board-error.ts'
export type { BoardErrorCode } from './headless/board-error.ts'
export type { SquareDescription } from './headless/grid-layer.ts'
export type {
  BoardEdit,
  BoardInteraction,
  EditTool,
  MoveInput,
  ReleaseReason,
} from './headless/interactions.ts'
export type { LegalMoves } from './headless/mobility.ts'
export { GameBoard } from './game-board/GameBoard.tsx'
export type { GameBoardProps } from './game-board/GameBoard.tsx'
export type { Drawing, DrawingColor } from './headless/drawings.ts'
export type { MarkKind } from './headless/mark-layer.ts'
export { MoveList } from './move-list/MoveList.tsx'
export type { MoveListProps, MoveMark } from './move-list/MoveList.tsx'
export { PromotionPicker } from './promotion/PromotionPicker.tsx'
export type { PromotionPickerProps } from './promotion/PromotionPicker.tsx'

export { AnalysisLines } from './analysis-lines/AnalysisLines.tsx'
export type { AnalysisLinesProps, AnalysisState } from './analysis-lines/AnalysisLines.tsx'
export { englishAnalysisTexts } from './analysis-lines/texts.ts'
export type { AnalysisLinesTexts } from './analysis-lines/texts.ts'
export { CapturedPieces } from './captured-pieces/CapturedPieces.tsx'
export type { CapturedPiecesProps } from './captured-pieces/CapturedPieces.tsx'
export { englishCapturedTexts } from './captured-pieces/texts.ts'
export type { CapturedDescription, CapturedPiecesTexts } from './captured-pieces/texts.ts'
export { EvaluationBar } from './evaluation-bar/EvaluationBar.tsx'
export type { EvaluationBarProps } from './evaluation-bar/EvaluationBar.tsx'
export { formatEvaluation, whiteShare } from './evaluation-bar/evaluation.ts'
export type { LineEvaluation } from './evaluation-bar/evaluation.ts'
export { englishEvaluationTexts } from './evaluation-bar/texts.ts'
export type { EvaluationBarTexts } from './evaluation-bar/texts.ts'
export { MoveTree } from './move-tree/MoveTree.tsx'
export type { MoveTreeProps } from './move-tree/MoveTree.tsx'
export { englishMoveTreeTexts } from './move-tree/texts.ts'
export type { MoveDescription, MoveTreeTexts } from './move-tree/texts.ts'
export { NavigationBar } from './navigation-bar/NavigationBar.tsx'
export type { NavigationBarProps } from './navigation-bar/NavigationBar.tsx'
export { englishNavigationTexts } from './navigation-bar/texts.ts'
export type { NavigationBarTexts, NavigationTarget } from './navigation-bar/texts.ts'
export { PlayerBar } from './player-bar/PlayerBar.tsx'
export type { PlayerBarProps } from './player-bar/PlayerBar.tsx'
export { englishPlayerBarTexts } from './player-bar/texts.ts'
export type { PlayerBarTexts, Presence } from './player-bar/texts.ts'
export { ResultBanner } from './result-banner/ResultBanner.tsx'
export type { ResultBannerProps, ResultState, ResultView } from './result-banner/ResultBanner.tsx'

export { GameAnnouncer } from './announcer/GameAnnouncer.tsx'
export type { GameAnnouncerProps } from './announcer/GameAnnouncer.tsx'
export { englishAnnouncerTexts } from './announcer/texts.ts'
export type { AnnouncerTexts } from './announcer/texts.ts'
export { MoveBox } from './move-box/MoveBox.tsx'
export type { MoveBoxProps } from './move-box/MoveBox.tsx'
export { englishMoveBoxTexts } from './move-box/texts.ts'
export type { MoveBoxTexts } from './move-box/texts.ts'
export type { CommandWords } from './move-box/typed.ts'
export { PositionEditor } from './position-editor/PositionEditor.tsx'
export type { PositionEditorProps } from './position-editor/PositionEditor.tsx'
export type { CastlingRight } from './position-editor/setup.ts'
export { englishPositionEditorTexts } from './position-editor/texts.ts'
export type { PositionEditorTexts } from './position-editor/texts.ts'
export { useSquareBoard } from './square-board/useSquareBoard.ts'
export type { SquareBoardHook } from './square-board/useSquareBoard.ts'
export { useBoardTheme } from './themes/useBoardTheme.ts'
