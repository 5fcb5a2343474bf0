import {
  cancelOwnInvite,
  createRequest,
  deleteRequest,
  getRequest,
  joinByInvite,
  playBot,
  readInvite,
  readQueue,
} from './requests.ts'

/** The calls about searches and friends' links. Order matters: `queue/` must come before `:id/`. */
export const requestCalls = {
  create: createRequest,
  acceptInvite: joinByInvite,
  cancelInvite: cancelOwnInvite,
  readInvite,
  queue: readQueue,
  get: getRequest,
  playBot,
  delete: deleteRequest,
}
