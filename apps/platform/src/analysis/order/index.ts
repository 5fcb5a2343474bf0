export { OwnAnalyses } from './OwnAnalyses.tsx'
