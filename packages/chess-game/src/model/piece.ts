export const colors = ['w', 'b'] as const
export type Color = (typeof colors)[number]

export const pieceTypes = ['p', 'n', 'b', 'r', 'q', 'k'] as const
export type PieceType = (typeof pieceTypes)[number]

/** What a pawn may become (FIDE Laws 3.7.3). */
export const promotionTypes = ['q', 'r', 'b', 'n'] as const
export type PromotionType = (typeof promotionTypes)[number]

export interface Piece {
  readonly color: Color
  readonly type: PieceType
}

export const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w')

export const isPromotionType = (text: string): text is PromotionType =>
  promotionTypes.some((type) => type === text)
