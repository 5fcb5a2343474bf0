import { Board } from '../core/board.ts'
import { readFen } from './fen.ts'

/**
 * The core's one board, and the position that it stands at. Positions hold no squares: to answer a
 * question, a position moves the board to itself. Code that changes the board says where it then stands.
 */
export class BoardCursor<At> {
  readonly board = new Board()
  #at: At | null = null

  /** Null when the board is set up and belongs to no position yet. */
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

  /** Says at which position the board stands after it was set up, or a move was made or taken back. */
  arriveAt(position: At): void {
    this.#at = position
  }
}
