/** A line-based connection to a UCI engine: a Worker in the browser, a process or module in Node. */
export interface UciTransport {
  /** Sends one command line, without its line end. */
  readonly send: (line: string) => void
  /** Calls the listener with every line of the engine until the returned function is called. */
  readonly onLine: (listener: (line: string) => void) => () => void
  /** Calls the listener when the engine crashes, at most once. */
  readonly onFailure: (listener: (cause: unknown) => void) => () => void
  /** Ends the engine and frees its memory. */
  readonly close: () => void
}
