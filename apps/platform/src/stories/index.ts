export { useStateMap } from './useStateMap.ts'
