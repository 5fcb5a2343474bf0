import type { GameSound } from './game.types.ts'

/** The sound of a game's end for one of its players. */
export const endSounds: Readonly<Record<'win' | 'lost' | 'draw', GameSound>> = {
  win: 'win',
  lost: 'def',
  draw: 'draw',
}
