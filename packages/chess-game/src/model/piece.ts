/** The sides: `w` is White, `b` is Black. */
export const colors = ['w', 'b'] as const
export type Color = (typeof colors)[number]

/** The pieces by FEN's letters: pawn, knight, bishop, rook, queen, king. */
export const pieceTypes = ['p', 'n', 'b', 'r', 'q', 'k'] as const
export type PieceType = (typeof pieceTypes)[number]

/** The pieces that a pawn can promote to (FIDE Laws 3.7.3). */
export const promotionTypes = ['q', 'r', 'b', 'n'] as const
export type PromotionType = (typeof promotionTypes)[number]

/** A piece without its square. */
export interface Piece {
  readonly color: Color
  readonly type: PieceType
}

/** The other side. */
export const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w')

/** Is this the letter of a piece that a pawn can promote to? */
export const isPromotionType = (text: string): text is PromotionType =>
  promotionTypes.some((type) => type === text)
