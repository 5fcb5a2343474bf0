import { from, vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { size, space } = vars

/** The game to start comes first, on a phone above the board and on a large screen beside it. */
export const columns = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [from('smallDesktop')]: {
      gridTemplateColumns: 'minmax(24rem, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      // Without the cards the second row would leave its gap behind.
      gap: `0 ${space[6]}`,
    },
  },
})

export const lobby = style({
  minBlockSize: '4.5rem',
  '@media': { [from('tablet')]: { minBlockSize: '2rem' } },
})

/** The last one has a row of its own where there is no room for three; with large letters or long words each has one. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
globalStyle(`${ways} > *`, {
  flex: '1 1 8.75rem',
  minInlineSize: 'min-content',
  overflowWrap: 'break-word',
})
globalStyle(`${ways} > :last-child`, { flexBasis: '12rem' })

/** The board is never higher than the window, so that its players stay in sight. */
export const board = style({
  maxInlineSize: `max(16rem, 100dvh - ${size.header} - 10rem)`,
  inlineSize: '100%',
  marginInline: 'auto',
  '@media': {
    [from('smallDesktop')]: { gridColumn: 2, gridRow: '1 / span 2', marginInlineEnd: 0 },
  },
})

/** After the live game on a phone; in the free room below the lobby on a large screen. Empty, it takes no room. */
export const glances = style({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from('smallDesktop')]: { gridColumn: 1, gridRow: 2, marginBlockStart: space[4] } },
})
