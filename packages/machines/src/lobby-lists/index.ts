export { provideLobbyLists } from './lobby-lists.machine.ts'
export type { LobbyListsMachine } from './lobby-lists.machine.ts'
export type {
  LiveCounts,
  LobbyListsDeps,
  LobbyListsInput,
  LobbyListsSystemEvent,
  LobbyListsUiEvent,
  ShownBoard,
  TopGame,
} from './lobby-lists.types.ts'
export { selectLobbyListsView } from './lobby-lists.view.ts'
export type { LobbyListsView, LobbyListView } from './lobby-lists.view.ts'
