import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, size, space } = vars

/** Scrolled to, it stays below the site's header. */
export const heading = style({
  scrollMarginBlockStart: `calc(${size.header} + ${space[4]})`,
  outline: 'none',
})

export const moments = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** The move with what it did, and below it what was better. */
export const moment = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlockEnd: space[2],
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
})

/** As wide as the list, so that the whole row can be pressed. It is a move of the report too, whichever style comes first. */
export const press = style({
  inlineSize: '100%',
  selectors: { '&&': { justifyContent: 'flex-start' } },
})

export const lost = style({
  marginInlineStart: 'auto',
  fontSize: font.text.s.size,
  fontVariantNumeric: 'tabular-nums',
})

/** The button's words are in line with the move above it. */
export const show = style({ marginInlineStart: `calc(-1 * ${space[1]})` })

/** In line with the move above it. */
export const better = style({ paddingInline: space[2] })

/** What is asked or told, above the buttons. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[1],
  paddingInline: space[3],
  paddingBlockEnd: space[3],
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: color.raised,
})

/** A row of its own. */
export const wide = style({ gridColumn: '1 / -1' })

/** The way back, in the corner beside the first row. */
export const leave = style({ gridColumn: 2, gridRow: 1 })

/** As wide as the part together, where their words allow it. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

globalStyle(`${actions} > *`, { flex: '1 1 auto' })
