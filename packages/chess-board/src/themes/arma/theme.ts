import type { BoardTheme } from '../board-theme.ts'
import { texture } from './board.ts'
import { pieces as drawings } from './pieces.ts'

/** Armageddon: brushed slate, bright steel and gunmetal, brass and a red edge. */
export const theme: BoardTheme = {
  squareLight: '#a7aeb4',
  squareDark: '#656e77',
  texture,
  coordinateOnLight: '#262d35',
  coordinateOnDark: '#ffffff',
  lastMove: 'rgb(206 164 72 / 0.5)',
  selected: 'rgb(188 134 24 / 0.75)',
  hover: 'rgb(240 214 150 / 0.6)',
  check: 'rgb(214 22 22 / 0.8)',
  target: 'rgb(10 13 17 / 0.8)',
  premove: '#0f1c3d',
  paint: {
    green: '#1f9d55',
    red: '#a80f1a',
    blue: '#1b4fb5',
    yellow: '#f5c518',
    analysis: '#5a4fd0',
    'last-move': '#8a6a14',
  },
  focus: '#123c9c',
  picker: '#dfe3e7',
  pickerHover: '#bfc7ce',
  scrim: 'rgb(12 14 18 / 0.55)',
  listCurrent: 'rgb(128 128 128 / 0.28)',
  pieces: {
    w: {
      fill: '#eef1f3',
      outline: '#161b21',
      detail: '#1f262e',
      shade: 'rgb(24 36 50 / 0.24)',
      gloss: '#ffffff',
      accent: '#bd1f26',
      outlineWidth: 2.3,
      lineWidth: 1.8,
    },
    b: {
      fill: '#343c46',
      outline: '#0b0e12',
      detail: '#d6ab62',
      shade: 'rgb(11 14 18 / 0.5)',
      gloss: '#56616d',
      accent: '#d93a35',
      outlineWidth: 2.3,
      lineWidth: 1.8,
    },
  },
  drawings,
}
