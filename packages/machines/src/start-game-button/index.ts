export { ratingModes } from '@kingside/api/facts'
export type { RatingMode } from '@kingside/api/facts'
export { provideStartGameButton } from './start-game-button.machine.ts'
export type { StartGameButtonMachine } from './start-game-button.machine.ts'
export type {
  StartGameButtonDeps,
  StartGameButtonInput,
  StartGameButtonSystemEvent,
  StartGameButtonUiEvent,
  StartGamePopup,
} from './start-game-button.types.ts'
export { selectStartGameButtonView } from './start-game-button.view.ts'
export type { StartGameButtonView } from './start-game-button.view.ts'
export { startGameStep } from './start-game-step.ts'
export type { StartGamePlayer, StartGameStep } from './start-game-step.ts'
