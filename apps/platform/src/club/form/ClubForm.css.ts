import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { size, space } = vars

/** Takes the width that the button beside it leaves. */
export const grow = style({ flexGrow: 1, minInlineSize: 0 })

/** Lines of text are as long as they can be read, however wide the page is. */
export const form = style({ maxInlineSize: size.page.narrow })

/** Two fields that share the whole width, or one below the other where that would be too narrow. */
export const pair = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.column.s}), 1fr))`,
})
