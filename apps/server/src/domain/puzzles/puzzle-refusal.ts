import type { ErrorCode } from '@kingside/api'

export type PuzzleRefusalCode = Extract<
  ErrorCode,
  | 'bad_request'
  | 'forbidden'
  | 'not_found'
  | 'no_puzzles'
  | 'puzzle_limit_reached'
  | 'puzzle_out_of_step'
>

/** What was asked of a puzzle is not to be had. The message is for people. */
export class PuzzleRefusal extends Error {
  override readonly name = 'PuzzleRefusal'
  readonly code: PuzzleRefusalCode
  /** From when on it is to be had. */
  readonly until: Date | null

  constructor(code: PuzzleRefusalCode, message: string, until: Date | null = null) {
    super(message)
    this.code = code
    this.until = until
  }
}

/** Refuses. */
export function refusePuzzle(
  code: PuzzleRefusalCode,
  message: string,
  until: Date | null = null,
): never {
  throw new PuzzleRefusal(code, message, until)
}
