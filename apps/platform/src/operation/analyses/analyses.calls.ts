import {
  deliverAnalysis,
  listOperatorAnalyses,
  takeAnalysis,
} from '@kingside/api/calls/operation/analysis-orders'

export type { OperatorAnalysisOrder } from '@kingside/api/calls/operation/analysis-orders'

/** For `useOperatorApi`. */
export const analysisCalls = {
  list: listOperatorAnalyses,
  take: takeAnalysis,
  deliver: deliverAnalysis,
}
