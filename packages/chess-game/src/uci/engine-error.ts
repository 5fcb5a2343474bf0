/**
 * Why an engine failed: it did not answer, crashed, sent something other than a move, is still searching, or was
 * closed.
 */
export type EngineErrorCode = 'no-answer' | 'crashed' | 'no-move' | 'busy' | 'closed'

const explanations: Readonly<Record<EngineErrorCode, string>> = {
  'no-answer': 'The engine did not answer in time. Close it and start it again.',
  crashed: 'The engine stopped working. Close it and start it again.',
  'no-move': 'The engine found no move in this position. Check that the game is not over.',
  busy: 'The engine is still searching. Abort that search, or wait for it, before the next one.',
  closed: 'The engine was closed. Start a new one.',
}

/** An engine error: `code` says why, the message what to do. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineErrorCode
  constructor(code: EngineErrorCode, options?: ErrorOptions) {
    super(explanations[code], options)
    this.code = code
  }
}
