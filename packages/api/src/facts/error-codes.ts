import { accountErrors } from './errors/accounts.ts'
import { clubErrors } from './errors/clubs.ts'
import { commonErrorStatus } from './errors/common.ts'
import { peopleErrors } from './errors/people.ts'
import { fileErrors } from './errors/files.ts'
import { playErrors } from './errors/play.ts'
import { puzzleErrors } from './errors/puzzles.ts'
import { tournamentErrors } from './errors/tournaments.ts'

/** The HTTP status of each code. */
export const errorStatus = {
  ...commonErrorStatus,
  ...accountErrors,
  ...peopleErrors,
  ...fileErrors,
  ...clubErrors,
  ...playErrors,
  ...puzzleErrors,
  ...tournamentErrors,
} as const

/** Why the server answered a call with an error: `ErrorBody.code`. */
export type ErrorCode = keyof typeof errorStatus

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus

export const errorCodes: readonly ErrorCode[] = Object.keys(errorStatus).filter(isErrorCode)

/** Codes that any call may answer with; definitions don't list them. */
export const commonErrors = [
  'bad_request',
  'unauthorised',
  'user_inactive',
  'forbidden',
  'too_large',
  'rate_limited',
  'server_error',
  'not_implemented',
  'unavailable',
] as const satisfies readonly ErrorCode[]
