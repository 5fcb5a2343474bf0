import {
  addMasterclass,
  changeMasterclass,
  listOperatorMasterclasses,
  removeMasterclass,
} from '@kingside/api/calls/operation/masterclasses'
import { ApiError } from '@kingside/api'

export type {
  MasterclassValues,
  OperatorMasterclass,
} from '@kingside/api/calls/operation/masterclasses'

/** For `useOperatorApi`. */
export const masterclassCalls = {
  list: listOperatorMasterclasses,
  add: addMasterclass,
  change: changeMasterclass,
  remove: removeMasterclass,
}

/** Whether another operator changed it since it was read. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'changed_meanwhile'
