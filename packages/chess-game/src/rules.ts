/** The rules of chess alone: positions, moves, notation, and how positions end. */
export { positionKey, turnOf } from './position/fen.ts'
export { startFen } from './position/start-fen.ts'
export { legalMoves } from './position/legal-moves.ts'
export { canMate, isDeadPosition } from './position/can-mate.ts'
export {
  applyMove,
  type CastlingSides,
  type CheckmateData,
  countLegalMoves,
  inCheck,
  parseFen,
  perft,
  type Position,
  type PositionOrFen,
  type PossibleCastlings,
  validateFen,
  type ValidationOption,
} from './position/position.ts'
