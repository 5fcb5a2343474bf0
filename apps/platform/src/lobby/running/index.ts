export { useGameEntry } from './useGameEntry.ts'
