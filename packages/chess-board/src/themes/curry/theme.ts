import type { BoardTheme } from '../board-theme.ts'
import { texture } from './board.ts'
import { pieces as drawings } from './pieces.ts'

/** The spice market: turmeric and cinnamon, ivory and aubergine, domes and paisleys. */
export const theme: BoardTheme = {
  squareLight: '#f0dcab',
  squareDark: '#bf804f',
  texture,
  coordinateOnLight: '#7c3f14',
  coordinateOnDark: '#2f1206',
  lastMove: 'rgb(240 178 16 / 0.6)',
  selected: 'rgb(222 150 0 / 0.85)',
  hover: 'rgb(120 132 20 / 0.7)',
  check: 'rgb(200 14 34 / 0.78)',
  target: 'rgb(44 16 10 / 0.74)',
  premove: '#23306e',
  paint: {
    green: '#2f8f46',
    red: '#960f28',
    blue: '#1c4f98',
    yellow: '#f6c300',
    analysis: '#5b55c4',
    'last-move': '#6f7410',
  },
  focus: '#1c3f9e',
  picker: '#fff8e6',
  pickerHover: '#ecd6a0',
  scrim: 'rgb(30 12 8 / 0.5)',
  listCurrent: 'rgb(128 128 128 / 0.28)',
  pieces: {
    w: {
      fill: '#fffaec',
      outline: '#47142a',
      detail: '#47142a',
      shade: 'rgb(104 36 18 / 0.15)',
      accent: '#0e7c78',
      outlineWidth: 2.3,
      lineWidth: 1.8,
    },
    b: {
      fill: '#47203c',
      outline: '#200a1a',
      detail: '#f6d596',
      shade: 'rgb(32 10 26 / 0.4)',
      gloss: '#64345a',
      accent: '#f0a21c',
      outlineWidth: 2.3,
      lineWidth: 1.8,
    },
  },
  drawings,
}
