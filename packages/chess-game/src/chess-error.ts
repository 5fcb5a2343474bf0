import type { Color } from './model/piece.ts'

/** Error codes, for programs. Each comment has the specification's message, or says when the error is thrown. */
export type ChessErrorCode =
  /** A FEN can't be read, or no game can reach its position. */
  | 'invalid-fen'
  /** The move ... is neither san or lan */
  | 'neither-san-nor-lan'
  /** Expected {turn} to move */
  | 'wrong-turn'
  /** Lan move is not valid */
  | 'illegal-move'
  /** Lan move is not valid: several pieces could make it. */
  | 'ambiguous-move'
  /** Castling not Allowed */
  | 'castling-not-allowed'
  /** Can't find rook */
  | 'no-rook'
  /** Can't find rook or king */
  | 'no-rook-or-king'
  /** Can't find moving piece */
  | 'no-moving-piece'
  /** getMoveInfo: no king for ... */
  | 'no-king'
  /** No move in history with fen ..., or with an address. */
  | 'no-such-move'
  /** There is no history item with fen ... */
  | 'no-history-item'
  /** The game does not allow the operation: nothing to undo, a text that PGN can't hold … */
  | 'invalid-edit'
  /** A PGN text that can't be read. */
  | 'invalid-pgn'

/** Where in a text or a game the error is; unknown fields are left out. */
export interface ErrorPlace {
  /** Characters from the beginning of the text, from 0. */
  readonly offset?: number
  /** Line of the text, from 1. */
  readonly line?: number
  /** Plies from the start position, from 1. */
  readonly ply?: number
  /** The move of a PGN, numbered from its start position's move number. */
  readonly move?: { readonly number: number; readonly color: Color }
}

/**
 * Bad input. `message` is the specification's, `reason` says why and how to fix it, `code` and `place` are for
 * programs. Games and positions are immutable, so an error never leaves one half changed.
 */
export class ChessError extends Error {
  override readonly name = 'ChessError'
  readonly code: ChessErrorCode
  readonly reason: string
  readonly place: ErrorPlace
  constructor(code: ChessErrorCode, message: string, reason = '', place: ErrorPlace = {}) {
    super(message)
    this.code = code
    this.reason = reason
    this.place = place
  }

  /** The same error with its place in a larger text or game. */
  at(place: ErrorPlace): ChessError {
    return new ChessError(this.code, this.message, this.reason, { ...this.place, ...place })
  }
}

/** A text from outside, shortened to one line for a message. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 100 ? `${text.slice(0, 99)}…` : text)
