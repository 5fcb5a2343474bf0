import { decidePlayerReport, listPlayerReports } from '@kingside/api/calls/operation/reports'

export type { OperatorReport } from '@kingside/api/calls/operation/reports'

/** For `useOperatorApi`. */
export const reportCalls = { list: listPlayerReports, decide: decidePlayerReport }
