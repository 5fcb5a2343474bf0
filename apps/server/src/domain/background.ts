/** Work that an answer does not wait for. */
export interface Background {
  /** Starts the work; a failure is logged as `event`. */
  readonly run: (event: string, work: () => Promise<void>) => void
  /** Resolves when everything that was started is over. */
  readonly settle: () => Promise<void>
}
