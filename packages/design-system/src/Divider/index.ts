export { Divider, dividerDirections } from './Divider.tsx'
export type { DividerProps } from './Divider.tsx'
