import type { BoardTheme } from '../board-theme.ts'
import { texture } from './board.ts'
import { pieces as drawings } from './pieces.ts'

/** The islands: woven sand and lagoon blue, shell white and deep-sea navy, a sun in gold. */
export const theme: BoardTheme = {
  squareLight: '#f0e4c8',
  squareDark: '#5596b4',
  texture,
  coordinateOnLight: '#225f80',
  coordinateOnDark: '#06202f',
  lastMove: 'rgb(246 190 40 / 0.55)',
  selected: 'rgb(232 164 0 / 0.8)',
  hover: 'rgb(18 74 148 / 0.5)',
  check: 'rgb(206 17 38 / 0.8)',
  target: 'rgb(8 28 56 / 0.74)',
  premove: '#3b1d66',
  paint: {
    green: '#2c9a4e',
    red: '#a60f24',
    blue: '#0b3fa0',
    yellow: '#fcc400',
    analysis: '#5a4fc8',
    'last-move': '#86700a',
  },
  focus: '#0b3fa0',
  picker: '#fffaf0',
  pickerHover: '#ecdcb4',
  scrim: 'rgb(6 18 34 / 0.5)',
  listCurrent: 'rgb(128 128 128 / 0.28)',
  pieces: {
    w: {
      fill: '#fffdf7',
      outline: '#14284c',
      detail: '#14284c',
      shade: 'rgb(20 40 92 / 0.14)',
      accent: '#efae17',
      outlineWidth: 2.3,
      lineWidth: 1.8,
    },
    b: {
      fill: '#1d3159',
      outline: '#0a1530',
      detail: '#f4e7c6',
      shade: 'rgb(10 21 48 / 0.42)',
      gloss: '#35507f',
      accent: '#f3b520',
      outlineWidth: 2.3,
      lineWidth: 1.8,
    },
  },
  drawings,
}
