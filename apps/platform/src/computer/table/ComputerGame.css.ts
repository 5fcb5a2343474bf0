import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The grade of a move is over the board. */
export const board = style({ position: 'relative', containerType: 'inline-size' })

/** The status line, with the buttons at its end. */
export const status = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
})

export const tools = style({ display: 'flex', alignItems: 'center', flexShrink: 0 })

/** Rendered before the result, so that the result is announced when it appears; takes no room while empty. */
export const result = style({
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  selectors: { '&:not(:has([data-state]))': { position: 'absolute' } },
})

/** What to do after the game, in one row where there is room. */
export const next = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
})

globalStyle(`${next} > *`, { flex: '1 1 max-content', minInlineSize: 0 })

/** Only listens to focus events: its children are laid out by the parent. */
export const moving = style({ display: 'contents' })
