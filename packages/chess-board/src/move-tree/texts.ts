import type { Color } from '@kingside/chess-game'
import { nagSign } from './nags.ts'

/** A move to be read out. */
export interface MoveDescription {
  /** The number of the full move. */
  readonly number: number
  readonly color: Color
  readonly san: string
  readonly nags: readonly number[]
}

/** Every text of the move tree. */
export interface MoveTreeTexts {
  /** The tree's name for assistive technology. */
  readonly label: string
  /** Shown while there are no moves. */
  readonly empty: string
  /** The name of one move. */
  readonly move: (description: MoveDescription) => string
  /** The name of a variation. */
  readonly variation: string
  /** The name of the button for a variation that is too deep to draw; `plies` is its number of moves. */
  readonly hidden: (plies: number) => string
}

const nagNames: Readonly<Record<number, string>> = {
  1: 'good move',
  2: 'mistake',
  3: 'brilliant move',
  4: 'blunder',
  5: 'interesting move',
  6: 'dubious move',
  7: 'only move',
  10: 'equal position',
  11: 'equal position',
  13: 'unclear position',
  14: 'White is slightly better',
  15: 'Black is slightly better',
  16: 'White is better',
  17: 'Black is better',
  18: 'White is winning',
  19: 'Black is winning',
  22: 'zugzwang',
  23: 'zugzwang',
  32: 'lead in development',
  33: 'lead in development',
  36: 'initiative',
  37: 'initiative',
  40: 'attack',
  41: 'attack',
  132: 'counterplay',
  133: 'counterplay',
  138: 'time trouble',
  139: 'time trouble',
  140: 'with the idea',
  146: 'novelty',
}

export const englishMoveTreeTexts: MoveTreeTexts = {
  label: 'Moves',
  empty: 'No moves yet',
  move: ({ number, color, san, nags }) =>
    [
      `${number}${color === 'w' ? '.' : '…'} ${san}`,
      ...nags.map((nag) => nagNames[nag] ?? nagSign(nag)),
    ].join(', '),
  variation: 'Variation',
  hidden: (plies) => `Subvariation, ${plies} ${plies === 1 ? 'move' : 'moves'}`,
}
