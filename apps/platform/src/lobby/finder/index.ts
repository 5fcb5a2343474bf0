export { Finder } from './Finder.tsx'
export { FinderSkeleton } from './FinderSkeleton.tsx'
export { FinderPlace } from './FinderPlace.tsx'
