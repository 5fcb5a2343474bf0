import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const playerBar = style({
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.control.l,
})

/** The promotion picker covers the board. */
export const board = style({ position: 'relative', containerType: 'inline-size' })

/** Two buttons of equal width in a row, with their reasons below; a single one has its own row. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space[2],
  alignItems: 'start',
})

globalStyle(`${actions} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })

/** Rendered before the result, so that the result is announced when it appears; takes no room while empty. */
export const result = style({
  selectors: { '&:not(:has([data-state]))': { position: 'absolute' } },
})

/** The status line, with the button at its end. */
export const status = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
})

/** Icon buttons in a row. */
export const tools = style({ display: 'flex', flexShrink: 0 })

/** Aligned with the status above the moves. */
export const facts = style({ paddingInline: vars.space[1], paddingBlock: vars.space[1] })

/** One line high before the opening has a name too, so that nothing below it moves. */
export const opening = style({
  margin: 0,
  minBlockSize: '1.5rem',
  paddingInline: vars.space[1],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Only listens to focus events: its children are laid out by the parent. */
export const panel = style({ display: 'contents' })
