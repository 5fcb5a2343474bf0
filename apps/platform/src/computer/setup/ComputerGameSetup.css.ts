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

/** The preview of the board is hidden on a phone, which has no room for it. */
export const preview = style({
  display: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  boxShadow: vars.elevation.floating,
  '@media': { [from('smallDesktop')]: { display: 'block' } },
})

/** The board without pieces, until the real one is loaded. */
export const board = style({ aspectRatio: '1', backgroundSize: '100% 100%' })

export const placeholders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: vars.space[2],
})
