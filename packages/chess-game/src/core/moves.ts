/*
 * A move is a number, so that a list of moves allocates no objects:
 * bits 0–6 from, 7–13 to (0x88 indices), 14–16 promotion type, 17–19 moving type,
 * 20–22 captured type, 23 set for black's move, 24 en passant, 25 castling.
 */
const blackFlag = 1 << 23
export const enPassantFlag = 1 << 24
export const castlingFlag = 1 << 25

/** The side to move passes (PGN's `--`). No other move goes from a square to itself. */
export const nullMove = 0

export const moveFrom = (move: number): number => move & 127
export const moveTo = (move: number): number => (move >> 7) & 127
export const promotionOf = (move: number): number => (move >> 14) & 7
export const movedType = (move: number): number => (move >> 17) & 7
export const capturedType = (move: number): number => (move >> 20) & 7
/** Was it black's move? Unknown for a null move. */
export const isBlackMove = (move: number): boolean => (move & blackFlag) !== 0

/** @param moving the moving piece, @param captured the captured one or 0, by their numbers. */
export const packMove = (from: number, to: number, moving: number, captured: number): number =>
  from | (to << 7) | ((moving & 7) << 17) | ((captured & 7) << 20) | ((moving & 16) << 19)

export const withPromotion = (move: number, type: number): number => move | (type << 14)
