export { provideComputerGame } from './computer-game.machine.ts'
export type { ComputerGameMachine } from './computer-game.machine.ts'
export type {
  ChessRules,
  ComputerGameDeps,
  ComputerGameEvent,
  ComputerGameInput,
  ComputerGameSetup,
  EngineFailure,
  FindMoveInput,
  GameClock,
  Timed,
} from './computer-game.types.ts'
export { outcomeFor, selectComputerGameView } from './computer-game.view.ts'
export type { ComputerGameView, GameOutcome } from './computer-game.view.ts'
