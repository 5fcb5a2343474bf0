import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The place of the field for the picture, which loads after the page: its label, the picture and its help. */
export const avatar = style({
  minBlockSize: `calc(${vars.size.avatar.xl} + ${vars.space[12]})`,
})
