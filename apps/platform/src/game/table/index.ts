export { GameWaiting } from './GameWaiting.tsx'
