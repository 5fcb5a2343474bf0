/** What is wrong with the page's props. */
export type BoardErrorCode =
  | 'invalid-position'
  | 'impossible-move'
  | 'invalid-square'
  | 'unknown-theme'
  | 'missing-layer'

/** An error in the page that uses the board; the message says what, why, and how to fix it. */
export class BoardError extends Error {
  override readonly name = 'BoardError'
  readonly code: BoardErrorCode
  constructor(code: BoardErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
