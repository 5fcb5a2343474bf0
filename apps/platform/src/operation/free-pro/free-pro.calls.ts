import { decideFreePro, listFreePro } from '@kingside/api/calls/operation/free-pro'

export type { FreeProRequest } from '@kingside/api/calls/operation/free-pro'

/** For `useOperatorApi`. */
export const freeProCalls = { list: listFreePro, decide: decideFreePro }
