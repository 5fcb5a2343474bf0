export { createFinderPart } from './Finder.tsx'
