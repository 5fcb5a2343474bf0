export { ChessBoard, highlightStyles, targetStyles, titlePositions } from './board/ChessBoard.tsx'
export type {
  BoardHandle,
  ChessBoardProps,
  HighlightStyle,
  TargetStyle,
  TitlePosition,
} from './board/ChessBoard.tsx'
export { englishTexts } from './board/texts.ts'
export type { BoardTexts } from './board/texts.ts'
export { ChessClock } from './clock/ChessClock.tsx'
export type { ChessClockProps } from './clock/ChessClock.tsx'
export type { MoveInput, SquareDescription } from './headless/board-controller.ts'
export { GameBoard } from './game-board/GameBoard.tsx'
export type { GameBoardProps } from './game-board/GameBoard.tsx'
export type { Drawing, DrawingColor } from './headless/drawings.ts'
export type { MarkKind } from './headless/mark-layer.ts'
export { MoveList } from './move-list/MoveList.tsx'
export type { MoveListProps } from './move-list/MoveList.tsx'
export { PromotionPicker } from './promotion/PromotionPicker.tsx'
export type { PromotionPickerProps } from './promotion/PromotionPicker.tsx'
