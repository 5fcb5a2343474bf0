import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const kings = style({ display: 'inline-flex' })

export const king = style({
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  backgroundSize: 'contain',
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${vars.space[4]})` } },
})
