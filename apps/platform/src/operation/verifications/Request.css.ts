import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const figure = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  justifyItems: 'start',
})

/** A document is shown whole. */
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: vars.size.dialog.default,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
})
