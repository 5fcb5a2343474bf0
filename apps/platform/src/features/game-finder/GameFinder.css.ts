import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const placeholders = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.control.xl}, 1fr))`,
  gap: vars.space[2],
})
