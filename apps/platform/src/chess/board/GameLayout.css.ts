import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import {
  bar,
  besideThePanel,
  boardPage,
  edge,
  gap,
  header,
  panelWidth,
  side,
} from './board-page.css.ts'
import { twoColumns, withoutHeader } from './layout-media.ts'

const { color, size, space } = vars

const ownLayout = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${header})`,
  '@media': {
    [twoColumns]: {
      display: 'grid',
      gridTemplateColumns: `${side} minmax(0, ${panelWidth})`,
      gridTemplateRows: `${bar} calc(${side} - 2 * ${bar}) ${bar} auto`,
      justifyContent: 'center',
      alignContent: 'start',
      columnGap: gap,
      padding: edge,
    },
  },
})

export const layout = `${boardPage} ${ownLayout}`

globalStyle(`:root:has(${ownLayout})`, { vars: { '--bottom-bar': '0px' } })

/** The players: close to the board in one column, at the ends of the panel beside it. */
const player = style({
  boxSizing: 'border-box',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: bar,
  paddingInline: space[2],
  '@media': { [twoColumns]: { gridColumn: 2, paddingInline: 0 } },
})
export const top = style([player, { '@media': { [twoColumns]: { gridRow: 1 } } }])
export const bottom = style([player, { '@media': { [twoColumns]: { gridRow: 3 } } }])

/** Scrolled to, it stays below the page's header; what is below the panel is scrolled beside it. */
export const board = style([
  besideThePanel,
  {
    marginInline: 'auto',
    scrollMarginBlock: `calc(${size.header} + ${space[2]})`,
    '@media': {
      [twoColumns]: { gridColumn: 1, gridRow: '1 / span 4', marginInline: 0 },
    },
  },
])

export const frame = style({
  overflow: 'hidden',
  '@media': { [twoColumns]: { borderRadius: vars.radius.m } },
})

/** In one column its parts are children of the page, so that the dock can stay at the window's lower edge. */
export const panel = style({
  display: 'contents',
  '@media': {
    [twoColumns]: {
      gridColumn: 2,
      gridRow: 2,
      display: 'flex',
      flexDirection: 'column',
      gap: space[2],
      minInlineSize: 0,
      paddingBlock: space[2],
    },
  },
})

/**
 * What asks, and what the player can do: at the lower edge of a phone's window, near the thumb, in place of the site's
 * bar; at the end of the panel beside the board. It grows upwards, so that no button moves under a finger.
 */
export const dock = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  marginBlockStart: 'auto',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.header,
  paddingBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: space[2],
  backgroundColor: color.canvas,
  '@media': {
    [twoColumns]: { position: 'static', gap: space[2], padding: 0, flexShrink: 0 },
  },
})

/** A part of the panel that is shown beside the board only: below it the height belongs to the board. */
export const besideTheBoard = style({
  display: 'none',
  '@media': { [twoColumns]: { display: 'block', paddingBlock: space[2] } },
})

/** Below the panel, with the same width. */
export const below = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  paddingBlock: space[4],
  paddingInline: space[4],
  '@media': { [twoColumns]: { gridColumn: 2, gridRow: 4, paddingInline: 0 } },
})

/** A hint about the keys, shown to keyboard users. */
export const keyboardHint = style({
  display: 'none',
  paddingInline: space[2],
  selectors: { [`${board}:has(:focus-visible) ~ ${panel} &`]: { display: 'block' } },
  '@media': { [twoColumns]: { paddingInline: 0 } },
})

/** The game's actions are in the place of a phone's bar, and nothing stands below them. */
globalStyle(`:root:has(${ownLayout}) #main ~ *`, {
  display: 'none',
  '@media': {
    [twoColumns]: { display: 'revert-layer' },
    [withoutHeader]: { display: 'none' },
  },
})

/** The way home, where the site's header is not shown: as large as the buttons beside it. */
export const home = style({
  display: 'none',
  '@media': { [withoutHeader]: { display: 'flex' } },
})

globalStyle(`${home} > a`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control.s,
  blockSize: size.control.s,
})
globalStyle(`${home} svg`, { inlineSize: size.icon.s, blockSize: size.icon.s })
