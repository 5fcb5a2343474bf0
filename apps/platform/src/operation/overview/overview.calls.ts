import { getOverview } from '@kingside/api/calls/operation/overview'

/** For `useOperatorApi`. */
export const overviewCalls = { get: getOverview }
