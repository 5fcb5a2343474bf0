import { addBan, liftBan, listBans } from '@kingside/api/calls/operation/bans'

export type { HeldBan } from '@kingside/api/calls/operation/bans'

/** For `useOperatorApi`. */
export const banCalls = { list: listBans, add: addBan, lift: liftBan }
