import { CallError } from '../call-error.ts'

/** That nobody is whom an operator names. */
export const unknownPlayer = (): CallError =>
  new CallError('not_found', 'No player has this uid, and no active account this address.')
