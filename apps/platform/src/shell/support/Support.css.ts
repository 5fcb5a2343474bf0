import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Limits the width, because long lines are hard to read. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.page.narrow,
  marginInline: 'auto',
})

export const told = style({
  margin: 0,
  listStyle: 'disc',
  paddingInlineStart: vars.space[5],
  display: 'grid',
  gap: vars.space[1],
})
