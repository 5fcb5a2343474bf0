import type { BoardTheme } from '../board-theme.ts'
import { texture } from './board.ts'
import { pieces as drawings } from './pieces.ts'

/** The printed chess book: paper, ink and hatched squares. */
export const theme: BoardTheme = {
  squareLight: '#faf6ea',
  squareDark: '#cdc7b8',
  coordinateOnLight: '#55503f',
  coordinateOnDark: '#1c1912',
  lastMove: 'rgb(226 178 60 / 0.5)',
  selected: 'rgb(196 140 30 / 0.7)',
  hover: 'rgb(60 72 40 / 0.6)',
  check: 'rgb(196 30 24 / 0.75)',
  target: 'rgb(40 34 24 / 0.72)',
  premove: '#1f3578',
  paint: {
    green: '#1d7a3e',
    red: '#a3121c',
    blue: '#1d4f9c',
    yellow: '#e8a800',
    analysis: '#4a6fd8',
    'last-move': '#b08420',
  },
  focus: '#1f45c8',
  picker: '#fdfbf3',
  pickerHover: '#e6dfcb',
  scrim: 'rgb(24 20 12 / 0.5)',
  listCurrent: 'rgb(140 128 96 / 0.28)',
  pieces: {
    w: { fill: '#fffdf6', outline: '#1b1814', detail: '#1b1814', outlineWidth: 2, lineWidth: 1.5 },
    b: {
      fill: '#1b1814',
      outline: '#faf6ea',
      detail: '#faf6ea',
      outlineWidth: 1.2,
      lineWidth: 1.5,
    },
  },
  texture,
  drawings,
}
