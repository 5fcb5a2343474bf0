import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** As high with the button as without it, so that the moves below stay where they are. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.control.m,
})

/** The words beside it give way first. */
export const back = style({ flexShrink: 0 })
