export { provideComputerGame } from './computer-game.machine.ts'
export type { ComputerGameMachine } from './computer-game.machine.ts'
export type {
  ComputerGameDeps,
  ComputerGameEmitted,
  ComputerGameEvent,
  ComputerGameInput,
  ComputerGameSetup,
  EngineFailure,
  FindMoveInput,
  FoundMove,
  GameClock,
  Timed,
} from './computer-game.types.ts'
export type { DrawOffer } from './draw-offer.ts'
export { selectComputerGameView } from './computer-game.view.ts'
export type { ComputerGameView } from './computer-game.view.ts'
export { outcomeFor } from './outcome.ts'
export type { GameOutcome } from './outcome.ts'
