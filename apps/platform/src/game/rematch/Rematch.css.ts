import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** While empty it stays as a live region for screen readers, and takes no room. */
export const news = style({ selectors: { '&[data-empty]': { position: 'absolute' } } })

/** Two buttons share the row where there is room; a single one fills it. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[2],
})

globalStyle(`${actions} > *`, { flex: '1 1 max-content', minInlineSize: 0 })

/** The reserved place of a button. */
export const place = style({ blockSize: vars.size.control.m })
