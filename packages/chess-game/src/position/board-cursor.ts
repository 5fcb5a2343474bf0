import { Board } from '../core/board.ts'
import { readFen } from './fen.ts'

/**
 * The core's only board, and the position that it shows. Positions hold no squares: to compute something, a position
 * moves the board to itself. Code that changes the board must call `arriveAt` or `setUp`.
 */
export class BoardCursor<At> {
  readonly board = new Board()
  #at: At | null = null

  /** The position on the board; null when the board was set up and belongs to no position yet. */
  get at(): At | null {
    return this.#at
  }

  /**
   * Sets up a FEN.
   * @throws {ChessError} `invalid-fen`; the board then belongs to no position.
   */
  setUp(fen: string, withValidation: boolean): void {
    this.#at = null
    readFen(this.board, fen, withValidation)
  }

  /** Sets the position on the board after a set-up, a move or its undoing. */
  arriveAt(position: At): void {
    this.#at = position
  }
}
