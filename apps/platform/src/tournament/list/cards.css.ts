import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { size, space } = vars

/** As many cards in a row as fit. */
export const cards = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.column.m}), 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
