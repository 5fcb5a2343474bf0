import { food } from './food.ts'
import { music } from './music.ts'
import { nature } from './nature.ts'
import type { PieceDrawings } from './piece-drawing.ts'
import { worldchess } from './worldchess.ts'

/** The piece sets that can replace a theme's own pieces; all are free. */
export const pieceSets = { worldchess, food, music, nature } as const satisfies Record<
  string,
  PieceDrawings
>

export type PieceSetKey = keyof typeof pieceSets
