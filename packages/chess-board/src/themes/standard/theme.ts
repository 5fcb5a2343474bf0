import type { BoardTheme } from '../board-theme.ts'
import { pieces as drawings } from './pieces.ts'

/** The tournament hall: green and buff vinyl, boxwood and ebony. */
export const theme: BoardTheme = {
  squareLight: '#eeead2',
  squareDark: '#6f9152',
  coordinateOnLight: '#45642c',
  coordinateOnDark: '#14240a',
  lastMove: 'rgb(240 214 30 / 0.55)',
  selected: 'rgb(224 178 16 / 0.8)',
  hover: 'rgb(30 70 20 / 0.6)',
  check: 'rgb(206 0 24 / 0.86)',
  target: 'rgb(10 34 6 / 0.76)',
  premove: '#1f2f8f',
  paint: {
    green: '#0f7d33',
    red: '#a3121c',
    blue: '#1d4f9c',
    yellow: '#f2b600',
    analysis: '#4a6fd8',
    'last-move': '#c9b400',
  },
  focus: '#1f45c8',
  picker: '#fbf9ef',
  pickerHover: '#dfe3c4',
  scrim: 'rgb(14 22 10 / 0.5)',
  listCurrent: 'rgb(111 145 82 / 0.28)',
  pieces: {
    w: { fill: '#fbf6e6', outline: '#24231c', detail: '#24231c', outlineWidth: 2, lineWidth: 1.4 },
    b: { fill: '#2b2926', outline: '#11100e', detail: '#efe6cb', outlineWidth: 2, lineWidth: 1.4 },
  },
  drawings,
}
