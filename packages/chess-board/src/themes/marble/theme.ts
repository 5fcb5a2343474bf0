import type { BoardTheme } from '../board-theme.ts'
import { texture } from './board.ts'
import { pieces as drawings } from './pieces.ts'

/** Polished stone: white and verde marble, carved in the antique manner. */
export const theme: BoardTheme = {
  squareLight: '#eceae3',
  squareDark: '#84998c',
  coordinateOnLight: '#47594f',
  coordinateOnDark: '#12211a',
  lastMove: 'rgb(226 196 84 / 0.55)',
  selected: 'rgb(198 150 40 / 0.75)',
  hover: 'rgb(30 84 62 / 0.65)',
  check: 'rgb(206 24 30 / 0.78)',
  target: 'rgb(14 40 28 / 0.7)',
  premove: '#2a2f86',
  paint: {
    green: '#0c7a3c',
    red: '#a3121c',
    blue: '#1d4f9c',
    yellow: '#f0b000',
    analysis: '#4a6fd8',
    'last-move': '#b08a1e',
  },
  focus: '#1f45c8',
  picker: '#faf9f5',
  pickerHover: '#dde5de',
  scrim: 'rgb(12 20 16 / 0.5)',
  listCurrent: 'rgb(110 140 124 / 0.28)',
  pieces: {
    w: {
      fill: '#f5f3ec',
      outline: '#2e3a34',
      detail: '#4a574f',
      shade: 'rgb(32 50 41 / 0.22)',
      gloss: '#ffffff',
      outlineWidth: 2,
      lineWidth: 1.4,
    },
    b: {
      fill: '#31433b',
      outline: '#121b17',
      detail: '#c3d3c6',
      shade: 'rgb(6 14 10 / 0.45)',
      gloss: 'rgb(190 216 202 / 0.5)',
      outlineWidth: 2,
      lineWidth: 1.4,
    },
  },
  texture,
  drawings,
}
