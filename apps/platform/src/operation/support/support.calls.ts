import { listSupport, removeSupport } from '@kingside/api/calls/operation/support'

export type { SupportLetter } from '@kingside/api/calls/operation/support'

/** For `useOperatorApi`. */
export const supportCalls = { list: listSupport, remove: removeSupport }
