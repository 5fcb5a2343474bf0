import { from, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
})

/** Two beside each other on a phone, so that the form below is not a screen away. */
export const numbers = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.column.s}, 1fr))`,
    },
  },
})
