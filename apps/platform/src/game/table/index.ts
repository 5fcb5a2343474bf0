export { GameSkeleton } from './GameSkeleton.tsx'
