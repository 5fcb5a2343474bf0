export { provideLobbyConnection } from './lobby-connection.machine.ts'
export type { LobbyConnectionMachine } from './lobby-connection.machine.ts'
export type {
  CloseReason,
  LobbyConnectionDeps,
  LobbyConnectionInput,
  LobbyConnectionSystemEvent,
  LobbyConnectionUiEvent,
  LobbyOutgoing,
  LobbyRefusal,
  LobbySocket,
  LobbySocketInput,
  LobbySocketEvent,
  LobbyTag,
  LobbyTicketFailure,
} from './lobby-connection.types.ts'
export { selectLobbyConnectionView } from './lobby-connection.view.ts'
export type { LobbyConnectionView } from './lobby-connection.view.ts'
