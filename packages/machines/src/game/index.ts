export { clientStatuses, clientStatusOf } from './client-status.ts'
export type { ClientGameStatus } from './client-status.ts'
export { connectGame } from './connect-game.ts'
export { lagQuotaMs, leftAt, lowTimeMs, shownTime } from './game-clock.ts'
export { provideGame } from './game.machine.ts'
export type { GameMachine } from './game.machine.ts'
export { gameSounds } from './game.types.ts'
export type {
  AbsenceChoice,
  ClockCorrection,
  Countdown,
  GameConfig,
  GameDeps,
  GameEmitted,
  GameInput,
  GameSystemEvent,
  GameNotice,
  GameSound,
  GameUiEvent,
  OnlineClock,
  Premove,
  TakebackOutcome,
} from './game.types.ts'
export { selectGameView } from './game.view.ts'
export type {
  BoardView,
  Button,
  ClockView,
  GameView,
  OfferView,
  Outcome,
  OwnMoveView,
  OpponentView,
  WhyNot,
} from './game.view.ts'
