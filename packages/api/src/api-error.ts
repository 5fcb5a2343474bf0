import { type ErrorBody, errorBody } from './error-body.ts'

/**
 * - `offline`: no answer; the network or the server could not be reached
 * - `timeout`: no complete answer in time
 * - `aborted`: the caller's signal ended the call
 * - `http`: the server answered with a status that is not 2xx; see `response`
 * - `invalid-response`: the answer was 2xx, but not what the contract promises
 */
export type ApiErrorCode = 'offline' | 'timeout' | 'aborted' | 'http' | 'invalid-response'

/** An HTTP failure as plain data. */
export interface HttpFailure {
  readonly ok: false
  readonly status: number
  readonly statusText: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly url: string
  /** The body: parsed JSON, a `Blob` for pdf, else text. */
  readonly data: unknown
}

export interface ApiErrorOptions {
  readonly code: ApiErrorCode
  /** The id of the call, such as `timeControls.list`. */
  readonly call: string
  /** What happened, in a few words, for the message. */
  readonly reason: string
  readonly response?: HttpFailure
  readonly cause?: unknown
}

/** A call of the API that gave no usable answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** The id of the call, such as `timeControls.list`. */
  readonly call: string
  /** Present when `code` is `http`. */
  readonly response: HttpFailure | undefined

  constructor({ code, call, reason, response, cause }: ApiErrorOptions) {
    super(`The call ${call} failed (${code}): ${reason}. ${advice[code]}`, { cause })
    this.code = code
    this.call = call
    this.response = response
  }

  /** The server's code and detail, or `null` when the answer had none that this version knows. */
  get body(): ErrorBody | null {
    return errorBody.safeParse(this.response?.data).data ?? null
  }
}

const advice: Record<ApiErrorCode, string> = {
  offline: 'Check the connection and try again.',
  timeout: 'Try again; the server may have done the work all the same.',
  aborted: 'Its caller ended it, so there is nothing to show.',
  http: 'Handle the status or the code in `body`, or let the route boundary show it.',
  'invalid-response':
    'Client and server are of different versions: reload the page or update the server.',
}
