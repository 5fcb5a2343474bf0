export { createGameLine, type GameLine, type GameSideNews } from './game-line.ts'
export type { OpenSocket } from './json-socket.ts'
export type { Lobby } from './lobby.ts'
export type { Regions } from './regions.ts'
export {
  useConnectionNews,
  useLobbyActor,
  useLobbyNews,
  useLobbyTags,
  useLobbyView,
  usePlayer,
} from './use-lobby.ts'
