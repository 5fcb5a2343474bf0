import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** A link with a note at the end of its line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
})
