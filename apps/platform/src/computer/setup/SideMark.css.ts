import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const kings = style({ display: 'inline-flex' })

/** A king on a square of the other color, for contrast. */
export const king = style({
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  borderRadius: vars.radius.s,
  backgroundSize: '100% 100%, 800% 800%',
  selectors: {
    '&[data-side="w"]': { backgroundPosition: 'center, calc(100% / 7) 0' },
    '&[data-side="b"]': { backgroundPosition: 'center, 0 0' },
    '& + &': { marginInlineStart: vars.space[1] },
  },
})
