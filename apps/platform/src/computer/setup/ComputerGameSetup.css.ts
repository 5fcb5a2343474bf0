import { from, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': {
    [from('smallDesktop')]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gap: vars.space[12],
    },
  },
})

/** The picture of the board is a pleasure that a phone has no room for. */
export const preview = style({
  display: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  boxShadow: vars.elevation.floating,
  '@media': { [from('smallDesktop')]: { display: 'block' } },
})

/** The board without pieces, until the real one has loaded. */
export const board = style({ aspectRatio: '1', backgroundSize: '100% 100%' })

export const placeholders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: vars.space[2],
})
