import { ChessError } from '../chess-error.ts'

/** What a host does with the errors of the rules. */
export interface ErrorReports {
  /** Called with each error, after it was logged. */
  readonly onError?: ((error: ChessError) => void) | undefined
  /** @default console.error */
  readonly log?: ((error: ChessError) => void) | undefined
}

/**
 * Does something with the rules for a host that has to stay up whatever comes in: moves of an opponent, an engine or a
 * stream. An error of the rules is logged and given to `onError`; every other error is thrown.
 * @returns what `work` returned, or `otherwise` after an error of the rules
 */
export function reportErrors<Result, Otherwise>(
  work: () => Result,
  otherwise: Otherwise,
  { onError, log = logToConsole }: ErrorReports = {},
): Result | Otherwise {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ChessError)) throw error
    log(error)
    onError?.(error)
    return otherwise
  }
}

// oxlint-disable-next-line no-console -- a host that gives no log of its own has the one that every host has
const logToConsole = (error: ChessError) => console.error(error)
