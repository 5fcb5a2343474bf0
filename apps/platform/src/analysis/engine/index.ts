export { Analysis } from './Analysis.view.tsx'
export { createAnalysisEngine } from './engine.ts'
export { useAnalysisTexts } from './useAnalysisTexts.ts'
export { useEngine } from './useEngine.ts'
