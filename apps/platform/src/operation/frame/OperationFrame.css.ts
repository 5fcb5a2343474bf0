import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** In one line, or as many as the width needs. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.border}`,
})
