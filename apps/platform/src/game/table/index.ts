export { GameSkeleton } from './GameSkeleton.tsx'
export type { GameRouteProps } from './route.tsx'
export type { TournamentGameProps } from './tournament-slot.ts'
