export { createBoardController } from './board-controller.ts'
export type { BoardController } from './board-controller.ts'
export type { BoardHandlers, BoardState } from './board-state.ts'
export { BoardError } from './board-error.ts'
export type { BoardErrorCode } from './board-error.ts'
export type { DrawingView } from './drawing-controller.ts'
export { drawingBetween, toggleDrawing } from './drawings.ts'
export type { Drawing, DrawingColor } from './drawings.ts'
export { editPosition, placementField } from './edit-position.ts'
export { cellAt, cellOf, squareOf, transformOf } from './geometry.ts'
export type { Cell } from './geometry.ts'
export type { SquareDescription } from './grid-layer.ts'
export type {
  BoardEdit,
  BoardInteraction,
  EditTool,
  MoveInput,
  ReleaseReason,
} from './interactions.ts'
export { actionOfKey, boardCommands, squareByKey } from './keyboard.ts'
export type { BoardCommand, KeyAction } from './keyboard.ts'
export type { Mark, MarkKind } from './mark-layer.ts'
export { matchPieces } from './match-pieces.ts'
export { mobilityOf } from './mobility.ts'
export type { LegalMoves, Mobility } from './mobility.ts'
export { afterPremoves, premoveTargets } from './premoves.ts'
export { targetMark, targetsOf } from './targets.ts'
export type { Target } from './targets.ts'
export { createSquareBoard } from './square-board.ts'
export type { SquareBoard, SquareBoardOptions, SquareBoardView } from './square-board.ts'
