import { ApiError } from '@kingside/api'

/** The server’s refusal, as the machines of payments read it. */
export interface Refusal {
  readonly status: number
  readonly code: string | null
}

/** Makes a call reject with the server’s status and code, where it answered at all. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError) || !error.response) throw error
    const refusal: Refusal = { status: error.response.status, code: error.body?.code ?? null }
    // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
    throw refusal
  }
}

/** Whether a call was refused with this code. */
export const isRefused = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
