import type { BoardTheme } from '../board-theme.ts'
import { texture } from './board.ts'
import { pieces as drawings } from './pieces.ts'

/** The sea: foam over turquoise, pearl against the deep, and a touch of coral. */
export const theme: BoardTheme = {
  squareLight: '#dff1ee',
  squareDark: '#6db7c3',
  texture,
  coordinateOnLight: '#0f6374',
  coordinateOnDark: '#06323f',
  lastMove: 'rgb(255 219 112 / 0.6)',
  selected: 'rgb(14 132 150 / 0.55)',
  hover: 'rgb(10 108 134 / 0.58)',
  check: 'rgb(226 48 40 / 0.75)',
  target: 'rgb(4 48 66 / 0.7)',
  premove: '#3a2c86',
  paint: {
    green: '#1f9a54',
    red: '#b3202c',
    blue: '#1b4aa0',
    yellow: '#f6b91a',
    analysis: '#5b5fd0',
    'last-move': '#8a7414',
  },
  focus: '#123f9c',
  picker: '#f5fcfa',
  pickerHover: '#cbe7e6',
  scrim: 'rgb(4 26 40 / 0.5)',
  listCurrent: 'rgb(90 150 160 / 0.28)',
  pieces: {
    w: {
      fill: '#fbfdfb',
      outline: '#173a52',
      detail: '#1f5068',
      shade: '#cfe3e8',
      gloss: '#ffffff',
      accent: '#f0755c',
      outlineWidth: 2.2,
      lineWidth: 1.8,
    },
    b: {
      fill: '#173458',
      outline: '#081a33',
      detail: '#a9dbe2',
      shade: '#0f2546',
      gloss: '#3f6a92',
      accent: '#f58469',
      outlineWidth: 2.2,
      lineWidth: 1.8,
    },
  },
  drawings,
}
