/** What was wrong with what a page gave the board. */
export type BoardErrorCode =
  | 'invalid-position'
  | 'impossible-move'
  | 'invalid-square'
  | 'unknown-theme'
  | 'missing-layer'

/** A mistake of the page that uses the board; the message says what, why, and how to mend it. */
export class BoardError extends Error {
  override readonly name = 'BoardError'
  readonly code: BoardErrorCode
  constructor(code: BoardErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
