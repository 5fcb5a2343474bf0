import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, elevation, font, radius, size, space } = vars

/** In the top layer, beside its name. */
export const card = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: space[3],
  maxInlineSize: `min(20rem, calc(100vw - ${space[4]}))`,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: elevation.floating,
  fontSize: font.text.s.size,
  lineHeight: font.text.s.line,
  fontWeight: font.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
})

export const facts = style({ display: 'grid', gap: space[2] })

export const head = style({ display: 'flex', alignItems: 'center', gap: space[3] })

export const words = style({ display: 'grid', minInlineSize: 0 })

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  fontSize: font.text.m.size,
  lineHeight: font.text.m.line,
  fontWeight: font.weight.semibold,
})

export const ratings = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` })

export const rating = style({ display: 'grid' })

export const label = style({
  color: color.textMuted,
  fontSize: font.text.xs.size,
  lineHeight: font.text.xs.line,
})

export const value = style({
  fontSize: font.text.m.size,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
