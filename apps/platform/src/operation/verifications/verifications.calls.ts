import {
  approveRequest,
  listRequests,
  rejectRequest,
  showRequest,
} from '@kingside/api/calls/operation/verifications'

export type { ShownRequest, WaitingRequest } from '@kingside/api/calls/operation/verifications'

/** For `useOperatorApi`. */
export const verificationCalls = {
  list: listRequests,
  get: showRequest,
  approve: approveRequest,
  reject: rejectRequest,
}
