import type { BoardTheme } from '../board-theme.ts'
import { texture } from './board.ts'
import { pieces as drawings } from './pieces.ts'

/** A morning in the lemon garden: lemon cream and leaf green, blossom white against deep green. */
export const theme: BoardTheme = {
  squareLight: '#f7f2cb',
  squareDark: '#93b86b',
  texture,
  coordinateOnLight: '#4a6a1e',
  coordinateOnDark: '#1f350d',
  lastMove: 'rgb(247 200 20 / 0.55)',
  selected: 'rgb(64 128 30 / 0.7)',
  hover: 'rgb(46 104 20 / 0.72)',
  check: 'rgb(224 40 24 / 0.75)',
  target: 'rgb(22 52 10 / 0.7)',
  premove: '#3a3492',
  paint: {
    green: '#1f8a44',
    red: '#ab1c22',
    blue: '#1f519e',
    yellow: '#f59a00',
    analysis: '#5a68d6',
    'last-move': '#7a6a08',
  },
  focus: '#1c479f',
  picker: '#fffdf0',
  pickerHover: '#e9ecba',
  scrim: 'rgb(16 26 8 / 0.5)',
  listCurrent: 'rgb(136 150 70 / 0.28)',
  pieces: {
    w: {
      fill: '#fffdf3',
      outline: '#2b4220',
      detail: '#35522a',
      shade: '#e6ebcb',
      gloss: '#ffffff',
      accent: '#fbd02f',
      outlineWidth: 2.2,
      lineWidth: 1.8,
    },
    b: {
      fill: '#243f2c',
      outline: '#0f2115',
      detail: '#c6dd9c',
      shade: '#183021',
      gloss: '#4f7350',
      accent: '#f8d640',
      outlineWidth: 2.2,
      lineWidth: 1.8,
    },
  },
  drawings,
}
