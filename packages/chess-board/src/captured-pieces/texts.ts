import type { Color } from '@kingside/chess-game'
import type { CapturableType } from './pieces.ts'

/** The content of a row of captured pieces. */
export interface CapturedDescription {
  /** The colour of the captured pieces. */
  readonly color: Color
  readonly groups: readonly { readonly type: CapturableType; readonly count: number }[]
  /** The lead in pawns of the side that captured them, or 0. */
  readonly lead: number
}

/** Every text of the captured pieces. */
export interface CapturedPiecesTexts {
  /** A description of everything in the row. */
  readonly label: (description: CapturedDescription) => string
}

const names: Readonly<Record<CapturableType, readonly [one: string, more: string]>> = {
  p: ['pawn', 'pawns'],
  n: ['knight', 'knights'],
  b: ['bishop', 'bishops'],
  r: ['rook', 'rooks'],
  q: ['queen', 'queens'],
}

export const englishCapturedTexts: CapturedPiecesTexts = {
  label: ({ color, groups, lead }) => {
    const side = color === 'w' ? 'white' : 'black'
    const pieces = groups.map(({ type, count }) => `${count} ${names[type][count === 1 ? 0 : 1]}`)
    const taken = `Captured ${side} pieces: ${pieces.length > 0 ? pieces.join(', ') : 'none'}`
    return lead > 0 ? `${taken}. ${lead} ahead` : taken
  },
}
