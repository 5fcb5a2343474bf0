export { Analysis } from './Analysis.view.tsx'
export { createAnalysisEngine, gameAccess } from './calls.ts'
