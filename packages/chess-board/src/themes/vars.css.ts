import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * The CSS variables of the board, all named `--kingside-board-…`. A theme sets them on `:root` or
 * on any ancestor of a board.
 */
export const vars = createGlobalThemeContract(
  {
    boardImage: 'image',
    coordinateOnLight: 'coordinate-on-light',
    coordinateOnDark: 'coordinate-on-dark',
    lastMove: 'last-move',
    selected: 'selected',
    hover: 'hover',
    check: 'check',
    target: 'target',
    premove: 'premove',
    paint: {
      green: 'paint-green',
      red: 'paint-red',
      blue: 'paint-blue',
      yellow: 'paint-yellow',
      analysis: 'paint-analysis',
      'last-move': 'paint-last-move',
    },
    focus: 'focus',
    picker: 'picker',
    pickerHover: 'picker-hover',
    scrim: 'scrim',
    listCurrent: 'list-current',
    side: { w: 'side-w', b: 'side-b' },
    w: { p: 'wp', n: 'wn', b: 'wb', r: 'wr', q: 'wq', k: 'wk' },
    b: { p: 'bp', n: 'bn', b: 'bb', r: 'br', q: 'bq', k: 'bk' },
  },
  (name) => `kingside-board-${name}`,
)
