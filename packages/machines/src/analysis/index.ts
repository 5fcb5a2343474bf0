export { provideAnalysis } from './analysis.machine.ts'
export type { AnalysisMachine } from './analysis.machine.ts'
export type {
  AnalysedLine,
  AnalysisDeps,
  AnalysisInput,
  AnalysisSystemEvent,
  AnalysisUiEvent,
  EngineInput,
  PositionAnalysis,
} from './analysis.types.ts'
export { selectAnalysisView } from './analysis.view.ts'
export type { AnalysisView } from './analysis.view.ts'
