import { longestTimerMs } from '../longest-timer.ts'

/** Why an actor refused a request: plain data made from the value it rejected with. */
export interface Refusal<Code extends string> {
  readonly code: Code
  /** The server's text, where the page shows it. */
  readonly detail: string | null
  /** How long to wait before another try, in ms; null when the server names no time. */
  readonly waitMs: number | null
  /** When it was refused, on the adapter's monotonic clock (ms); null where the time is not needed. */
  readonly at: number | null
}

/** The event of an actor that failed. */
export interface Failed {
  readonly error: unknown
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isDuration = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= longestTimerMs

/**
 * Reads an actor's error: `{ failure, detail?, waitMs?, at? }`. A code that is not in the list becomes the fallback, so
 * a page always has a text.
 */
export function refusalOf<Code extends string>(
  codes: readonly Code[],
  fallback: Code,
  error: unknown,
): Refusal<Code> {
  const { failure, detail, waitMs, at } = isRecord(error) ? error : {}
  return {
    code: codes.find((code) => code === failure) ?? fallback,
    detail: typeof detail === 'string' ? detail : null,
    waitMs: isDuration(waitMs) ? waitMs : null,
    at: typeof at === 'number' && Number.isFinite(at) ? at : null,
  }
}

/** A refusal that the machine makes itself. */
export const refusal = <Code extends string>(code: Code): Refusal<Code> => ({
  code,
  detail: null,
  waitMs: null,
  at: null,
})

/** When the wait of a refusal ends, on the adapter's clock; null when it is not known. */
export const endOfWait = ({ at, waitMs }: Refusal<string>): number | null =>
  at === null || waitMs === null ? null : at + waitMs
