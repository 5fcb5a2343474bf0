import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Without news it stays for screen readers to listen to, and takes no room. */
export const news = style({ selectors: { '&[data-empty]': { position: 'absolute' } } })

/** Two buttons share the line where there is room, and one has it alone. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

globalStyle(`${actions} > *`, { flex: `1 1 ${vars.size.column.s}`, minInlineSize: 0 })
