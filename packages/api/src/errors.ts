import { z } from 'zod/mini'
import { accountErrors } from './errors/accounts.ts'
import { commonErrorStatus } from './errors/common.ts'
import { playErrors } from './errors/play.ts'
import { joinLimits, tournamentErrors } from './errors/tournaments.ts'

/** The HTTP status that each code comes with. */
export const errorStatus = {
  ...commonErrorStatus,
  ...accountErrors,
  ...playErrors,
  ...tournamentErrors,
} as const

/** Why the server refused or failed a call; `ErrorBody.code`. */
export type ErrorCode = keyof typeof errorStatus

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus

export const errorCodes: readonly ErrorCode[] = Object.keys(errorStatus).filter(isErrorCode)

/** Codes that any call may answer with, so no definition lists them. */
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

/** The JSON body of every answer that is not 2xx: a code to act on and a sentence for people. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  detail: z.string(),
  /** Where the code says why a person can't join a tournament: the code again, under the name that the specification gives it. */
  signup_error_code: z.optional(z.enum(joinLimits)),
})

export type ErrorBody = z.output<typeof errorBody>
