import { worldchess as drawings } from '../../pieces/worldchess.ts'
import type { BoardTheme } from '../board-theme.ts'

/** The house theme: maple and walnut, ivory and ebony. */
export const theme: BoardTheme = {
  squareLight: '#ecdcc0',
  squareDark: '#b98a61',
  coordinateOnLight: '#75491f',
  coordinateOnDark: '#331d0a',
  lastMove: 'rgb(190 200 60 / 0.55)',
  selected: 'rgb(84 128 36 / 0.72)',
  hover: 'rgb(60 100 16 / 0.75)',
  check: 'rgb(227 0 0 / 0.75)',
  target: 'rgb(24 44 10 / 0.7)',
  premove: '#26358f',
  paint: {
    green: '#2f9e3f',
    red: '#a3121c',
    blue: '#1d4f9c',
    yellow: '#f2b600',
    analysis: '#4a6fd8',
    'last-move': '#6c7a12',
  },
  focus: '#1f45c8',
  picker: '#fffaf0',
  pickerHover: '#e6d3ae',
  scrim: 'rgb(20 14 8 / 0.5)',
  listCurrent: 'rgb(128 128 128 / 0.28)',
  pieces: {
    w: { fill: '#fdf8ee', outline: '#3a2c20', detail: '#3a2c20' },
    b: { fill: '#3b302a', outline: '#17110d', detail: '#d9c4a5' },
  },
  drawings,
}
