export { GameSkeleton } from './GameSkeleton.tsx'
export type { GameRouteProps } from './route.tsx'
export type { BesideGameProps } from './beside-game.ts'
