export { Progress, progressSizes } from './Progress.tsx'
export type { ProgressProps } from './Progress.tsx'
