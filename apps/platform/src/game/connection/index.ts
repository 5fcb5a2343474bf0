export { watchGame, type WatchedPosition } from './watch-game.ts'
