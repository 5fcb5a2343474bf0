import { type ErrorCode, errorStatus, joinLimits, type Locale } from '@kingside/api'

export interface CallErrorOptions {
  /** The status, if this call answers the code with another one than `errorStatus`. */
  readonly status?: number
  /** Headers of the answer, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>
  /** The sentence in the caller's language, where pages show it as it is. @default the detail */
  readonly detailIn?: (language: Locale) => string
}

/** Ends a call with one of the contract's error codes; anything else that is thrown becomes `server_error`. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: ErrorCode
  readonly options: CallErrorOptions

  /** @param detail a sentence for people; it is sent as it is */
  constructor(code: ErrorCode, detail: string, options: CallErrorOptions = {}) {
    super(detail)
    this.code = code
    this.options = options
  }
}

/** The answer to a failed call. */
export function errorResponse(
  code: ErrorCode,
  detail: string,
  { status = errorStatus[code], headers = {} }: CallErrorOptions = {},
): Response {
  const signup = joinLimits.find((limit) => limit === code)
  return Response.json(
    { code, detail, ...(signup && { signup_error_code: signup }) },
    { status, headers },
  )
}
