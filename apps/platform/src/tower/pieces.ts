import type { PieceType } from '@kingside/chess-game'

const climbers: readonly PieceType[] = ['p', 'n', 'b', 'r', 'q', 'k']

/** Who climbs rises in rank: a new piece every five levels. */
export const climberAt = (level: number): PieceType =>
  climbers[Math.min(climbers.length - 1, Math.max(0, Math.ceil(level / 5) - 1))] ?? 'p'
