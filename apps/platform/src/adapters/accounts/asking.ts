import { type CallFailure, failureOf } from '../server/failure.ts'

/** The machines' names for codes of the contract. */
export type Renamed = Readonly<Record<string, string>>

/**
 * Makes a call's failure the machines', as `failing` does, with the codes that they know by another name.
 * @param now on the page's monotonic clock, in milliseconds
 */
export const asking =
  (now: () => number, renamed: Renamed = {}) =>
  async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } catch (error) {
      // oxlint-disable-next-line typescript/only-throw-error -- a machine reads plain data of what it is rejected with
      throw named(failureOf(error, now), { ...always, ...renamed })
    }
  }

const always: Renamed = {
  rate_limited: 'throttled',
  unauthorised: 'not_authenticated',
  no_session: 'not_authenticated',
}

function named(failure: CallFailure, names: Renamed): CallFailure {
  const name = names[failure.failure] ?? failure.failure
  return { ...failure, failure: name, code: name }
}
