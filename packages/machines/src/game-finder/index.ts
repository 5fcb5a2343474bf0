export { desiredColors, ratingRangeFor } from '@kingside/api/facts'
export type { DesiredColor, RatingRange } from '@kingside/api/facts'
export { provideGameFinder } from './game-finder.machine.ts'
export type { GameFinderMachine } from './game-finder.machine.ts'
export { gameFinderVersion, isGameFinderContext } from './game-finder.stored.ts'
export type {
  ByModeAndBoard,
  ChosenTimeControl,
  EndedSearch,
  FoundGame,
  GameFinderDeps,
  GameFinderInput,
  GameFinderSystemEvent,
  GameFinderPlayer,
  GameFinderSettings,
  GameFinderUiEvent,
  GameSearch,
  RequestStatus,
  RunningSearch,
} from './game-finder.types.ts'
export { ownLimitsOf } from './game-finder.setup.machine.ts'
export { selectGameFinderView } from './game-finder.view.ts'
export type { GameFinderView } from './game-finder.view.ts'
export { gameRefusalCodes, gameRemedies, viewOfRefusal } from './game-refusal.ts'
export type { GameRefusal, GameRefusalCode, GameRefusalView, GameRemedy } from './game-refusal.ts'
