import { worldchess as drawings } from '../../pieces/worldchess.ts'
import type { BoardTheme } from '../board-theme.ts'

/** The house theme: maple and walnut, ivory and ebony. */
export const worldchess: BoardTheme = {
  squareLight: '#ecdcc0',
  squareDark: '#b4865e',
  coordinateOnLight: '#7d5430',
  coordinateOnDark: '#fbf1de',
  lastMove: 'rgb(190 200 60 / 0.55)',
  selected: 'rgb(120 160 60 / 0.65)',
  hover: 'rgb(120 160 60 / 0.45)',
  check: 'rgb(227 0 0 / 0.75)',
  target: 'rgb(40 60 20 / 0.42)',
  premove: '#2f3f9e',
  paint: {
    green: '#15781b',
    red: '#b3261e',
    blue: '#1d4f9c',
    yellow: '#e0a100',
    analysis: '#4a6fd8',
    'last-move': '#6c7a12',
  },
  focus: '#2b54e0',
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
