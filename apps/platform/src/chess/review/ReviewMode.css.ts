import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** As high without the button as with it, so that the moves below do not move. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.control.m,
})

/** The text beside the button shrinks first. */
export const back = style({ flexShrink: 0 })
