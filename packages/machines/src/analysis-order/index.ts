export { provideAnalysisOrder } from './analysis-order.machine.ts'
export type { AnalysisOrderMachine } from './analysis-order.machine.ts'
export type {
  AnalysisOffer,
  AnalysisOrderDeps,
  AnalysisOrderEvent,
  AnalysisOrderInput,
  AnalysisReturn,
  AnalysisSale,
} from './analysis-order.types.ts'
export { selectAnalysisOrderView } from './analysis-order.view.ts'
export type { AnalysisNotice, AnalysisOrderView } from './analysis-order.view.ts'
