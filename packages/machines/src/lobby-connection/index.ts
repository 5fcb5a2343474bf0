export { provideLobbyConnection } from './lobby-connection.machine.ts'
export type { LobbyConnectionMachine } from './lobby-connection.machine.ts'
export type {
  CloseReason,
  LobbyConnectionDeps,
  LobbyConnectionInput,
  LobbyConnectionNews,
  LobbyConnectionUiEvent,
  LobbyOutgoing,
  LobbyRefusal,
  LobbySocket,
  LobbySocketInput,
  LobbySocketNews,
  LobbyTag,
  LobbyTicketFailure,
} from './lobby-connection.types.ts'
export { selectLobbyConnectionView } from './lobby-connection.view.ts'
export type { LobbyConnectionView } from './lobby-connection.view.ts'
