export { provideGameConnection } from './game-connection.machine.ts'
export type { GameConnectionMachine } from './game-connection.machine.ts'
export type {
  GameConnectionDeps,
  GameConnectionInput,
  GameConnectionSystemEvent,
  GameConnectionUiEvent,
  GameSocket,
  SocketInput,
  TicketFailure,
  TicketInput,
} from './game-connection.types.ts'
export { selectGameConnectionView } from './game-connection.view.ts'
export type { GameConnectionView } from './game-connection.view.ts'
export type {
  BadMove,
  BoardStatus,
  BoardUserType,
  ClientFrame,
  GameCommand,
  GameEvent,
  GameEventType,
  GameLineEvent,
  GamePhase,
  GameResult,
  GameSnapshot,
  LineRequest,
  MoveAck,
  MoveGrade,
  MoveRefusal,
  OnlineEnd,
  OnlineEndReason,
  OwnMove,
  Turn,
} from './wire.types.ts'
