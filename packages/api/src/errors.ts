import { z } from 'zod'

export const errorCodes = [
  'bad_request',
  'unauthorised',
  'forbidden',
  'not_found',
  'too_large',
  'rate_limited',
  'server_error',
] as const

/** Why the server refused or failed a call; `ErrorBody.code`. */
export type ErrorCode = (typeof errorCodes)[number]

/** The HTTP status that each code comes with. */
export const errorStatus: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  unauthorised: 401,
  forbidden: 403,
  not_found: 404,
  too_large: 413,
  rate_limited: 429,
  server_error: 500,
}

/** Codes that any call may answer with, so no definition lists them. */
export const commonErrors = [
  'bad_request',
  'forbidden',
  'too_large',
  'rate_limited',
  'server_error',
] as const satisfies readonly ErrorCode[]

/** The JSON body of every answer that is not 2xx: a code to act on and a sentence for people. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  detail: z.string(),
})

export type ErrorBody = z.output<typeof errorBody>
