import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, radius, size, space } = vars

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  fontFamily: font.family,
  color: color.textMuted,
})

export const status = style({
  paddingInline: space[2],
  borderRadius: radius.s,
  border: `${size.hairline} solid ${color.border}`,
  color: color.text,
  selectors: { '&[data-status="early"]': { borderStyle: 'dashed' } },
})

export const anatomy = style({ fontFamily: font.family, color: color.text })

export const stage = style({
  position: 'relative',
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  overflow: 'hidden',
})

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: `calc(4 * ${space[16]})`,
  border: 'none',
})

/** At the corner of its part, which stays in sight below it. */
export const mark = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[5],
  blockSize: space[5],
  translate: '-80% -40%',
  borderRadius: '50%',
  backgroundColor: color.brand.solid,
  color: color.brand.onSolid,
  fontSize: font.text.xs.size,
  fontWeight: font.weight.semibold,
  pointerEvents: 'none',
})

export const parts = style({ paddingInlineStart: space[6], listStyle: 'decimal' })

globalStyle(`${parts} strong`, { fontWeight: font.weight.semibold })
