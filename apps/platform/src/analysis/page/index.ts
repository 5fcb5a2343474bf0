export { AnalysisLink } from './AnalysisLink.tsx'
export { analysisPath, gameAnalysisPath } from './analysis-address.ts'
