export type { OwnAnalysisOrder } from '@kingside/api/calls/tournaments/analysis-orders'
