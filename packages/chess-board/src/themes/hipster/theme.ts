import type { BoardTheme } from '../board-theme.ts'
import { texture } from './board.ts'
import { pieces as drawings } from './pieces.ts'

/** The coffee-shop print: oat and dusty teal in tweed, cream and ink, a dash of mustard. */
export const theme: BoardTheme = {
  squareLight: '#e8dec8',
  squareDark: '#79a09e',
  texture,
  coordinateOnLight: '#2f5a5c',
  coordinateOnDark: '#10282c',
  lastMove: 'rgb(222 172 46 / 0.55)',
  selected: 'rgb(202 142 18 / 0.78)',
  hover: 'rgb(214 156 30 / 0.65)',
  check: 'rgb(206 52 30 / 0.78)',
  target: 'rgb(18 42 48 / 0.72)',
  premove: '#4a2663',
  paint: {
    green: '#3a9a4c',
    red: '#a3202b',
    blue: '#1f4f9e',
    yellow: '#f0b412',
    analysis: '#5d62d0',
    'last-move': '#7f6a0c',
  },
  focus: '#173d90',
  picker: '#fbf6ea',
  pickerHover: '#e2d6ba',
  scrim: 'rgb(16 30 34 / 0.5)',
  listCurrent: 'rgb(128 128 128 / 0.28)',
  pieces: {
    w: {
      fill: '#fffaee',
      outline: '#1f3339',
      detail: '#1f3339',
      shade: 'rgb(44 50 46 / 0.12)',
      accent: '#dc9f1f',
      outlineWidth: 2.2,
    },
    b: {
      fill: '#2c434b',
      outline: '#13232a',
      detail: '#f3e8d0',
      shade: 'rgb(19 35 42 / 0.5)',
      accent: '#dda132',
      outlineWidth: 2.2,
    },
  },
  drawings,
}
