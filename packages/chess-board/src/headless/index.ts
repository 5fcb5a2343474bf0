export { createBoardController } from './board-controller.ts'
export type {
  BoardController,
  BoardHandlers,
  BoardState,
  MoveInput,
  SquareDescription,
} from './board-controller.ts'
export { drawingBetween, toggleDrawing } from './drawings.ts'
export type { Drawing, DrawingColor } from './drawings.ts'
export { cellAt, cellOf, squareOf, transformOf } from './geometry.ts'
export type { Cell } from './geometry.ts'
export { squareByKey } from './keyboard.ts'
export type { Mark, MarkKind } from './mark-layer.ts'
export { matchPieces } from './match-pieces.ts'
export { afterPremoves, premoveTargets } from './premoves.ts'
export { targetMark, targetsOf } from './targets.ts'
export type { Target } from './targets.ts'
