export { provideMoveConfirmation } from './move-confirmation.machine.ts'
export type { MoveConfirmationMachine } from './move-confirmation.machine.ts'
export type {
  MoveConfirmationEmitted,
  MoveConfirmationInput,
  MoveConfirmationSystemEvent,
  MoveConfirmationUiEvent,
} from './move-confirmation.types.ts'
export { selectMoveConfirmationView } from './move-confirmation.view.ts'
export type { MoveConfirmationView } from './move-confirmation.view.ts'
