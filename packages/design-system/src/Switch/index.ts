export { Switch, switchPlacements } from './Switch.tsx'
export type { SwitchProps } from './Switch.tsx'
