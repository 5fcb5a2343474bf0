import { checkActs, listActs } from '@kingside/api/calls/operation/acts'

export type { OperatorActRow } from '@kingside/api/calls/operation/acts'

/** For `useOperatorApi`. */
export const actCalls = { list: listActs, check: checkActs }
