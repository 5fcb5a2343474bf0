import type { BoardTheme } from '../board-theme.ts'
import { pieces as drawings } from './pieces.ts'

/** For the time without a connection: paper and pencil greys, and amber for what matters. */
export const theme: BoardTheme = {
  squareLight: '#e6e6e4',
  squareDark: '#ababa9',
  coordinateOnLight: '#5a5a58',
  coordinateOnDark: '#2e2e2d',
  lastMove: 'rgb(240 190 92 / 0.42)',
  selected: 'rgb(224 146 24 / 0.72)',
  hover: 'rgb(74 74 72 / 0.4)',
  check: 'rgb(196 84 0 / 0.82)',
  target: 'rgb(34 34 33 / 0.66)',
  premove: '#3a3a39',
  paint: {
    green: '#5f8a72',
    red: '#7c2f2c',
    blue: '#3b4f78',
    yellow: '#e0a030',
    analysis: '#4c4c4b',
    'last-move': '#8a6420',
  },
  focus: '#774600',
  picker: '#f7f7f6',
  pickerHover: '#d9d9d7',
  scrim: 'rgb(20 20 20 / 0.5)',
  listCurrent: 'rgb(128 128 128 / 0.28)',
  pieces: {
    w: {
      fill: '#fbfbfa',
      outline: '#3a3a39',
      detail: '#4a4a49',
      shade: '#d9d9d6',
      outlineWidth: 1.8,
      lineWidth: 1.5,
    },
    b: {
      fill: '#4a4a49',
      outline: '#232322',
      detail: '#d6d6d4',
      shade: '#3a3a39',
      outlineWidth: 1.8,
      lineWidth: 1.5,
    },
  },
  drawings,
}
