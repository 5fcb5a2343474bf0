/** Why an engine can't go on: it never answered, died, or answered with something else than a move. */
export type EngineErrorCode = 'no-answer' | 'crashed' | 'no-move'

const explanations: Readonly<Record<EngineErrorCode, string>> = {
  'no-answer': 'The engine did not answer in time. Close it and start it again.',
  crashed: 'The engine stopped working. Close it and start it again.',
  'no-move': 'The engine found no move in this position. Check that the game is not over.',
}

export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineErrorCode
  constructor(code: EngineErrorCode, options?: ErrorOptions) {
    super(explanations[code], options)
    this.code = code
  }
}
