import { ApiError } from '@kingside/api'
import { type CallFailure, failureOf } from '../../platform/server/index.ts'

/** The machines' names for codes of the contract. */
export type Renamed = Readonly<Record<string, string>>

/**
 * Turns a call's error into a machine's failure, as `failing` does, with codes renamed for the machine.
 * @param now on the page's monotonic clock, in milliseconds
 * @param known the codes that the machine has texts for; another refusal becomes `other`, which shows the server's
 * text. @default the code is passed on unchanged
 */
export const asking =
  (now: () => number, renamed: Renamed = {}, known: readonly string[] | null = null) =>
  async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } catch (error) {
      const names = { ...always, ...renamed }
      const failure = failureOf(error, now)
      const isKnown = known === null || [...known, ...Object.keys(names)].includes(failure.failure)
      const detail = isKnown ? null : refusalIn(error)
      // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
      throw detail === null
        ? named(failure, names)
        : { ...failure, failure: 'other', code: 'other', detail }
    }
  }

const always: Renamed = {
  rate_limited: 'throttled',
  unauthorised: 'not_authenticated',
  no_session: 'not_authenticated',
}

/** The server's text of a refusal, also for a code that the contract does not know. */
function refusalIn(error: unknown): string | null {
  if (!(error instanceof ApiError) || !error.response) return null
  const { status, data } = error.response
  if (status < 400 || status >= 500 || typeof data !== 'object' || data === null) return null
  const detail: unknown = Reflect.get(data, 'detail')
  return typeof detail === 'string' && detail !== '' ? detail : null
}

function named(failure: CallFailure, names: Renamed): CallFailure {
  const name = names[failure.failure] ?? failure.failure
  return { ...failure, failure: name, code: name }
}
