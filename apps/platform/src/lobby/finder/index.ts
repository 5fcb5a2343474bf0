export { Finder } from './Finder.tsx'
export { FinderPlace } from './FinderPlace.tsx'
