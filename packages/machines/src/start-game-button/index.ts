export { provideStartGameButton } from './start-game-button.machine.ts'
export type { StartGameButtonMachine } from './start-game-button.machine.ts'
export type {
  StartGameButtonDeps,
  StartGameButtonInput,
  StartGameButtonNews,
  StartGameButtonUiEvent,
  StartGamePopup,
} from './start-game-button.types.ts'
export { selectStartGameButtonView } from './start-game-button.view.ts'
export type { StartGameButtonView } from './start-game-button.view.ts'
export { ratingModes, startGameStep } from './start-game-step.ts'
export type { RatingMode, StartGamePlayer, StartGameStep } from './start-game-step.ts'
