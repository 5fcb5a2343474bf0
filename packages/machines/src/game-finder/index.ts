export { provideGameFinder } from './game-finder.machine.ts'
export type { GameFinderMachine } from './game-finder.machine.ts'
export { gameFinderVersion, isGameFinderContext } from './game-finder.stored.ts'
export { desiredColors } from './game-finder.types.ts'
export type {
  ByModeAndBoard,
  ChosenTimeControl,
  DesiredColor,
  EndedSearch,
  FoundGame,
  GameFinderDeps,
  GameFinderInput,
  GameFinderNews,
  GameFinderPlayer,
  GameFinderSettings,
  GameFinderUiEvent,
  GameSearch,
  RequestStatus,
  RunningSearch,
} from './game-finder.types.ts'
export { selectGameFinderView } from './game-finder.view.ts'
export type { GameFinderView } from './game-finder.view.ts'
export { gameRefusalCodes, gameRemedies, viewOfRefusal } from './game-refusal.ts'
export type { GameRefusal, GameRefusalCode, GameRefusalView, GameRemedy } from './game-refusal.ts'
export { countedRating, isRange, rangeAround } from './rating-range.ts'
export type { RatingRange } from './rating-range.ts'
