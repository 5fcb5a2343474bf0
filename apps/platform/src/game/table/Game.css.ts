import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const playerBar = style({
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.control.l,
})

/** The choice of a piece lies over the board. */
export const board = style({ position: 'relative', containerType: 'inline-size' })

/** Two buttons to a line, as wide as each other, with their reasons below them; one that is left over has its own. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space[2],
  alignItems: 'start',
})

globalStyle(`${actions} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })

/** The result's place is there before the result, which is announced when it comes; empty it takes no room. */
export const result = style({
  selectors: { '&:not(:has([data-state]))': { position: 'absolute' } },
})

/** The status line, and the button at its end. */
export const status = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
})

/** Buttons without words, beside one another. */
export const tools = style({ display: 'flex', flexShrink: 0 })

/** In line with the status above the moves. */
export const facts = style({ paddingInline: vars.space[1], paddingBlock: vars.space[1] })

/** Only hears of the focus: its parts stand in the layout themselves. */
export const panel = style({ display: 'contents' })
