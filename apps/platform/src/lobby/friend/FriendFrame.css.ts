import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The card is in the middle of the page. */
export const frame = style({
  display: 'grid',
  gap: vars.space[5],
  justifyContent: 'center',
  gridTemplateColumns: `minmax(0, ${vars.size.dialog.default})`,
})
