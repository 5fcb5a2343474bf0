import { upTo, vars } from '@kingside/design-system/theme'
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

/**
 * What a player has to answer. Below the board it would be out of sight on a phone, so there it stays above the lower
 * edge until its own place is in sight.
 */
export const question = style({
  '@media': {
    [upTo('smallDesktop')]: {
      position: 'sticky',
      insetBlockEnd: `calc(var(--bottom-bar, 0px) + ${vars.space[2]})`,
      zIndex: 1,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.canvas,
    },
  },
})

/** Rendered before the result, so that the result is announced when it appears; takes no room while empty. */
export const result = style({
  selectors: { '&:not(:has([data-state]))': { position: 'absolute' } },
})

/** As wide as the result, so that its buttons share a row. */
export const rematch = style({ flex: '1 1 100%', minInlineSize: 0 })

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
