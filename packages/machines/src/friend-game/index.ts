export { provideFriendGame } from './friend-game.machine.ts'
export type { FriendGameMachine } from './friend-game.machine.ts'
export type {
  FriendGameDeps,
  FriendGameInput,
  FriendGameSystemEvent,
  FriendGameTerms,
  FriendGameUiEvent,
  FriendLink,
  LinkAnswer,
  LinkEnd,
  LinkStatus,
  NewLink,
} from './friend-game.types.ts'
export { selectFriendGameView } from './friend-game.view.ts'
export type { FriendGameView } from './friend-game.view.ts'
