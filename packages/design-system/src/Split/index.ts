export { Split, splitAsides, splitSides } from './Split.tsx'
export type { SplitProps } from './Split.tsx'
