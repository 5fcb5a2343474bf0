import { z } from 'zod/mini'
import { errorCodes } from './facts/error-codes.ts'
import { joinLimits } from './facts/errors/tournaments.ts'

/** The JSON body of every answer that is not 2xx: a code for programs and a sentence for people. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  detail: z.string(),
  /** The code again, under the specification's name, where it says why a person can't join a tournament. */
  signup_error_code: z.optional(z.enum(joinLimits)),
})

export type ErrorBody = z.output<typeof errorBody>
