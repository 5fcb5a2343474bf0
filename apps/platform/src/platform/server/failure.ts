import { ApiError } from '@kingside/api'

/** Why a call failed, as the machines take it: the server's code, or another cause. */
export interface CallFailure {
  readonly failure: string
  /** The same value, for machines that read `code`. */
  readonly code: string
  readonly detail: string | null
  /** How long the server asks to wait, in milliseconds. */
  readonly waitMs: number | null
  /** When it failed, on the page's monotonic clock, in milliseconds. */
  readonly at: number
}

/** Turns the error of a call into a failure for the machines. */
export function failureOf(error: unknown, now: () => number): CallFailure {
  const failure = reasonOf(error)
  const body = error instanceof ApiError ? error.body : null
  return { failure, code: failure, detail: body?.detail ?? null, waitMs: waitOf(error), at: now() }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'server_error'
  switch (error.code) {
    case 'offline':
    case 'timeout':
    case 'aborted':
      return error.code
    case 'invalid-response':
      return 'server_error'
    case 'http':
      return error.body?.code ?? 'server_error'
    default:
      return error.code satisfies never
  }
}

function waitOf(error: unknown): number | null {
  const seconds = error instanceof ApiError ? error.response?.headers['retry-after'] : undefined
  const wait = Number(seconds)
  return seconds !== undefined && Number.isFinite(wait) && wait >= 0 ? wait * 1000 : null
}

/**
 * Makes a call reject with a failure, because machines read plain objects. An aborted call never settles: whoever
 * aborted it listens no more, and an actor that React's strict mode stops and starts again must not hear of its first
 * call's end.
 */
export const failing =
  (now: () => number) =>
  async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } catch (error) {
      if (error instanceof ApiError && error.code === 'aborted') return new Promise<never>(() => {})
      // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
      throw failureOf(error, now)
    }
  }

/** @see failing */
export type Failing = ReturnType<typeof failing>
