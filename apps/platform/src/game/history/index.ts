export { outcomeWords } from './GameHistory.messages.ts'
export { GameList } from './GameList.tsx'
export { endedGameOf } from './calls.ts'
export { useGameList } from './useGameList.ts'
