import type { BoardTheme } from '../board-theme.ts'
import { texture } from './board.ts'
import { pieces as drawings } from './pieces.ts'

/** A sweet shop: gum pink and raspberry, vanilla gloss against grape. */
export const theme: BoardTheme = {
  squareLight: '#fbdce6',
  squareDark: '#d385aa',
  texture,
  coordinateOnLight: '#a02563',
  coordinateOnDark: '#48103a',
  lastMove: 'rgb(255 214 92 / 0.6)',
  selected: 'rgb(160 84 204 / 0.52)',
  hover: 'rgb(132 44 150 / 0.5)',
  check: 'rgb(214 0 34 / 0.78)',
  target: 'rgb(78 12 74 / 0.7)',
  premove: '#2f2a96',
  paint: {
    green: '#178a5a',
    red: '#a50d2a',
    blue: '#2b3fa8',
    yellow: '#ffc21a',
    analysis: '#5a4fd6',
    'last-move': '#86680c',
  },
  focus: '#2a35a0',
  picker: '#fff6f8',
  pickerHover: '#f6cbdc',
  scrim: 'rgb(40 8 36 / 0.5)',
  listCurrent: 'rgb(190 110 150 / 0.28)',
  pieces: {
    w: {
      fill: '#fff0f0',
      outline: '#7f2058',
      detail: '#98296a',
      shade: '#f9c3d0',
      gloss: '#ffffff',
      accent: '#ff7fae',
      outlineWidth: 2.2,
      lineWidth: 2,
    },
    b: {
      fill: '#5a2472',
      outline: '#2f0d42',
      detail: '#e7b3ea',
      shade: '#431659',
      gloss: '#c79be0',
      accent: '#a85cc4',
      outlineWidth: 2.2,
      lineWidth: 2,
    },
  },
  drawings,
}
