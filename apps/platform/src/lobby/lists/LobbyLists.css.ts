import { from, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** One below the other on a phone; beside the search on a large screen, with the best players below it. */
export const columns = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [from('smallDesktop')]: {
      gridTemplateColumns: 'minmax(22rem, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
})

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  '@media': { [from('smallDesktop')]: { gridColumn: 2, gridRow: '1 / span 2' } },
})

export const side = style({
  minInlineSize: 0,
  '@media': { [from('smallDesktop')]: { gridColumn: 1 } },
})

/** As high as the button that comes where the lists are old, so that nothing moves. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minBlockSize: vars.size.control.s,
})
