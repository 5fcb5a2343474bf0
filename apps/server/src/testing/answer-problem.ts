import {
  type Call,
  commonErrors,
  errorBody,
  type ErrorCode,
  errorStatus,
  type Role,
} from '@kingside/api'
import { z } from 'zod/mini'

/** An answer, read. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** What is wrong with an answer to somebody with this role, as far as the contract tells; null is nothing. */
export function answerProblem(call: Call, role: Role, { status, text }: Answer): string | null {
  if (status === 500) return 'the server failed'
  if (!call.roles.includes(role)) {
    const expected = role === 'anonymous' ? 'unauthorised' : 'forbidden'
    // A body that is too large is not read, whoever sends it.
    const fitting: readonly ErrorCode[] = [expected, 'too_large']
    const isFitting = fitting.some((code) => isRefusal(text, code) && status === errorStatus[code])
    return isFitting ? null : `expected a bare ${expected}`
  }
  if (status < 400) return null
  const { data: error } = errorBody.safeParse(parseJson(text))
  if (!error) return 'the body is not that of an error'
  const declared: readonly ErrorCode[] = [...commonErrors, ...call.errors]
  if (!declared.includes(error.code)) return `the call does not declare ${error.code}`
  const due = call.statuses?.[error.code] ?? errorStatus[error.code]
  return status === due ? null : `${error.code} comes with the status ${due}`
}

function isRefusal(text: string, code: ErrorCode): boolean {
  return z.strictObject({ code: z.literal(code), detail: z.string() }).safeParse(parseJson(text))
    .success
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
