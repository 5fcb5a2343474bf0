export { provideAnalysis } from './analysis.machine.ts'
export type { AnalysisMachine } from './analysis.machine.ts'
export { analysisRefusals } from './analysis.types.ts'
export type {
  AnalysedLine,
  AnalysisDeps,
  AnalysisInput,
  AnalysisSystemEvent,
  AnalysisRefusal,
  AnalysisUiEvent,
  EngineInput,
  PositionAnalysis,
} from './analysis.types.ts'
export { selectAnalysisView } from './analysis.view.ts'
export type { AnalysisView } from './analysis.view.ts'
