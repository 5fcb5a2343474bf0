import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Two beside each other, or one below the other where that would be too narrow. */
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.column.m}), 1fr))`,
})

/** Limits the width, so that a tick is near what it is about. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.page.narrow,
  marginInline: 'auto',
})

/** A percentage stays in one line, however narrow its column is. */
export const value = style({ whiteSpace: 'nowrap' })
