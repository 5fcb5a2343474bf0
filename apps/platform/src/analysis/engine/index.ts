export { Analysis } from './Analysis.view.tsx'
export { createAnalysisEngine } from './engine.ts'
