import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, radius, size, space } = vars

/** Two in a row on a phone, and as many as fit elsewhere. */
export const boards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(11rem, calc((100% - ${space[3]}) / 2)), 1fr))`,
  gap: `${space[4]} ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const game = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  borderRadius: radius.s,
  fontSize: font.text.s.size,
  lineHeight: font.text.s.line,
})

export const side = style({
  display: 'flex',
  gap: space[1],
  minInlineSize: 0,
})

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const rating = style({
  flexShrink: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const end = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const score = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  fontWeight: font.weight.bold,
})

export const board = style({ selectors: { '[data-over] > &': { opacity: 0.5 } } })

/** The whole card is the link to its game. */
export const link = style({})
globalStyle(`${link} > a`, { position: 'absolute', inset: 0, borderRadius: 'inherit' })
globalStyle(`${link} > a:focus-visible`, {
  outline: `${size.line} solid ${color.focus}`,
  outlineOffset: size.focusGap,
})
