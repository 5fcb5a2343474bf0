import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, font, radius, size, space } = vars

/** The time of the game, in a column of its own. */
export const clock = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '4rem',
  color: color.text,
  fontSize: font.text.m.size,
  lineHeight: font.text.m.line,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const family = style({
  color: color.textMuted,
  fontSize: font.text.xs.size,
  lineHeight: font.text.xs.line,
  fontWeight: font.weight.regular,
})

/** Looks like a button, because a press anywhere on the row, on it too, is one on the row's. */
export const accept = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control.s,
  paddingInline: space[3],
  border: `${size.hairline} solid ${color.brand.border}`,
  borderRadius: radius.s,
  color: color.brand.text,
  fontWeight: font.weight.semibold,
  pointerEvents: 'none',
})
