import {
  capturedType,
  castlingFlag,
  isBlackMove,
  movedType,
  moveFrom,
  moveTo,
} from '../core/moves.ts'
import { typeOf } from '../core/pieces.ts'
import type { LegalMove } from '../model/move.ts'
import type { Color, PieceType, PromotionType } from '../model/piece.ts'
import { type Square, squareName } from '../model/square.ts'
import { writeLan } from '../notation/lan.ts'
import { promotionTypeOf } from '../position/legal-moves.ts'
import { type CapturedFigures, capturedFigures } from '../position/material.ts'
import { type MoveData, moveDataOf } from '../position/move-data.ts'
import { type CheckmateData, Position, type PossibleCastlings } from '../position/position.ts'
import type { MoveComment } from './move-comment.ts'

/** Moves that follow one another. */
export type Line = readonly HistoryMove[]

/** Variations, comments and glyphs of a move. */
export interface Annotations {
  /** Alternatives to this move, each a line of its own. */
  readonly variations: readonly Line[]
  /** Comments after the move. */
  readonly comments: readonly MoveComment[]
  /** Comments before the first move of a line. */
  readonly commentsBefore: readonly MoveComment[]
  /** Numeric annotation glyphs: 1 is !, 2 is ? (PGN standard 10). */
  readonly nags: readonly number[]
}

const none: readonly never[] = []

/** The first move of a variation as a move of the line that it was an alternative to. */
export const intoLine = (
  first: HistoryMove,
  variations: readonly Line[],
  comments: readonly MoveComment[] = none,
): HistoryMove =>
  first.with({
    variations: [...variations, ...first.variations],
    ...(comments.length + first.commentsBefore.length > 0 && {
      comments: [...comments, ...first.commentsBefore, ...first.comments],
      commentsBefore: none,
    }),
  })

/**
 * A move of the history. Immutable; its position's properties are computed when they are read. A changed annotation
 * makes a new object that shares the position.
 */
export class HistoryMove implements Annotations, Omit<LegalMove, 'enPassant'> {
  /** Long algebraic notation: `g1f3`, `e7e8q`; `0000` for a null move. */
  readonly lan: string
  readonly variations: readonly Line[]
  readonly comments: readonly MoveComment[]
  readonly commentsBefore: readonly MoveComment[]
  readonly nags: readonly number[]
  readonly #position: Position

  constructor(
    position: Position,
    comments: readonly MoveComment[] = none,
    nags: readonly number[] = none,
    variations: readonly Line[] = none,
    commentsBefore: readonly MoveComment[] = none,
  ) {
    this.#position = position
    this.lan = writeLan(Position.move(position))
    this.comments = comments
    this.nags = nags
    this.variations = variations
    this.commentsBefore = commentsBefore
  }

  /** The position after the move. */
  get position(): Position {
    return this.#position
  }

  /** The position before the move. */
  get previousPosition(): Position {
    return this.#position.previous ?? this.#position
  }

  /** Standard algebraic notation, with `+` or `#`; `--` for a null move. */
  get san(): string {
    return this.#position.san ?? ''
  }

  /** FEN of the position after the move. */
  get fen(): string {
    return this.#position.fen
  }

  /** FEN of the position before the move. */
  get prevFen(): string {
    return this.previousPosition.fen
  }

  get moveData(): MoveData {
    return moveDataOf(this.#move)
  }

  /** The side to move after the move. */
  get turn(): Color {
    return this.#position.turn
  }

  /** 0x88 index of the square onto which a pawn can now capture en passant, else null. */
  get enPassant(): number | null {
    return this.#position.enPassant
  }

  get checkmateData(): CheckmateData {
    return this.#position.checkmateData
  }

  get capturedFigures(): CapturedFigures {
    return capturedFigures(this.#position)
  }

  get possibleCastlings(): PossibleCastlings {
    return this.#position.possibleCastlings
  }

  /** The half-move clock after the move. */
  get movesWithoutCapture(): number {
    return this.#position.movesWithoutCapture
  }

  /** The side that moved. */
  get color(): Color {
    return this.lan === '0000' ? this.previousPosition.turn : isBlackMove(this.#move) ? 'b' : 'w'
  }

  get from(): Square {
    return squareName(moveFrom(this.#move))
  }

  get to(): Square {
    return squareName(moveTo(this.#move))
  }

  get promotion(): PromotionType | undefined {
    return promotionTypeOf(this.#move)
  }

  get piece(): PieceType {
    return typeOf(movedType(this.#move)) ?? 'p'
  }

  get captured(): PieceType | undefined {
    return typeOf(capturedType(this.#move))
  }

  get castling(): boolean {
    return (this.#move & castlingFlag) !== 0
  }

  /** Time left to the mover after the move, in milliseconds; undefined when it was not recorded. */
  get clockMs(): number | undefined {
    return this.comments.find(({ clock }) => clock !== undefined)?.clock
  }

  /** The same move with other annotations. */
  with(change: Partial<Annotations>): HistoryMove {
    const { comments, nags, variations, commentsBefore } = this
    return new HistoryMove(
      this.#position,
      change.comments ?? comments,
      change.nags ?? nags,
      change.variations ?? variations,
      change.commentsBefore ?? commentsBefore,
    )
  }

  get #move(): number {
    return Position.move(this.#position)
  }
}
