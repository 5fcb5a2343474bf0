export { Flag, flagSizes } from './Flag.tsx'
export type { FlagProps, FlagSize } from './Flag.tsx'
