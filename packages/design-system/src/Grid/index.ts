export { Grid, gridColumns, gridElements } from './Grid.tsx'
export type { GridProps } from './Grid.tsx'
