import type { BoardTheme } from '../board-theme.ts'
import { pieces as drawings } from './pieces.ts'

/** The warm brown board of the community site. */
export const theme: BoardTheme = {
  squareLight: '#f0d9b5',
  squareDark: '#b58863',
  coordinateOnLight: '#7a4c28',
  coordinateOnDark: '#2c180a',
  lastMove: 'rgb(200 204 48 / 0.6)',
  selected: 'rgb(60 122 54 / 0.7)',
  hover: 'rgb(50 100 30 / 0.7)',
  check: 'rgb(230 0 0 / 0.75)',
  target: 'rgb(20 50 16 / 0.8)',
  premove: '#1f3a8f',
  paint: {
    green: '#15781b',
    red: '#881020',
    blue: '#003088',
    yellow: '#e6a200',
    analysis: '#3f6fd8',
    'last-move': '#6c7a12',
  },
  focus: '#1f45c8',
  picker: '#fffaf1',
  pickerHover: '#ecd9b8',
  scrim: 'rgb(26 17 9 / 0.5)',
  listCurrent: 'rgb(181 136 99 / 0.28)',
  pieces: {
    w: { fill: '#fffdf7', outline: '#3d2c20', detail: '#3d2c20', outlineWidth: 3, lineWidth: 2.6 },
    b: { fill: '#4b3d34', outline: '#1e1611', detail: '#f3e2c8', outlineWidth: 3, lineWidth: 2.4 },
  },
  drawings,
}
