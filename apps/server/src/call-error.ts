import { type ErrorCode, errorStatus } from '@kingside/api'

/** Ends a call with one of the contract's error codes; anything else that is thrown becomes `server_error`. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: ErrorCode

  /** @param detail a sentence for people; it is sent as it is */
  constructor(code: ErrorCode, detail: string) {
    super(detail)
    this.code = code
  }
}

/** The answer to a failed call. */
export function errorResponse(code: ErrorCode, detail: string): Response {
  return Response.json({ code, detail }, { status: errorStatus[code] })
}
