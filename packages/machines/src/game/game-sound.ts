import type { GameSound } from './game.types.ts'

/** What the end of a game sounds like to one of its players. */
export const endSounds: Readonly<Record<'win' | 'lost' | 'draw', GameSound>> = {
  win: 'win',
  lost: 'def',
  draw: 'draw',
}
