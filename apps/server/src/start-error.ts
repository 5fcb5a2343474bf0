export interface StartErrorOptions {
  /** What is wrong, as a sentence. */
  readonly what: string
  /** What it means or where it comes from. */
  readonly why?: string
  /** Ways to go on, each a sentence or a command. */
  readonly how: readonly string[]
  readonly cause?: unknown
}

/** The server can't start, for a reason that whoever started it can mend. */
export class StartError extends Error {
  override readonly name = 'StartError'

  constructor({ what, why, how, cause }: StartErrorOptions) {
    super([what, ...(why ? [why] : []), ...how.map((way) => `  - ${way}`)].join('\n'), { cause })
  }
}
