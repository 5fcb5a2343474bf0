import { ApiError } from '@kingside/api'

/** The server's words on why a call failed; null where it said none. */
export const failureText = (error: unknown): string | null =>
  error instanceof ApiError ? (error.body?.detail ?? null) : null

/** Whether a call failed because nobody or nothing is what it names. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'not_found'
