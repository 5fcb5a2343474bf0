import { style } from '@vanilla-extract/css'
import { inUtilities } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

/** Cards in columns, as on a page of cards. */
export const columns = style(
  inUtilities({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(1.25 * ${vars.size.card.row})), 1fr))`,
    gap: vars.space[4],
    padding: vars.space[4],
  }),
)
/** One card, as wide as a column of such a page. */
export const column = style(
  inUtilities({ maxInlineSize: `calc(1.5 * ${vars.size.card.row})`, padding: vars.space[4] }),
)
