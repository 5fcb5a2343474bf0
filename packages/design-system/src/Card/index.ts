export { CardSkeleton, cardSkeletonShapes } from './CardSkeleton.tsx'
export type { CardSkeletonProps } from './CardSkeleton.tsx'
export type { TargetProps } from './Target.tsx'
