import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

const colours = {
  '&[data-outcome="win"]': { backgroundColor: color.success.solid },
  '&[data-outcome="draw"]': { backgroundColor: color.textMuted },
  '&[data-outcome="loss"]': { backgroundColor: color.danger.solid },
} as const

export const root = style({ display: 'grid', gap: space[2] })

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[6]}`,
  margin: 0,
})

export const part = style({ display: 'grid' })

export const term = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  fontSize: font.text.s.size,
  lineHeight: font.text.s.line,
})

export const mark = style({
  inlineSize: space[2],
  blockSize: space[2],
  borderRadius: radius.full,
  forcedColorAdjust: 'none',
  selectors: colours,
})

export const count = style({
  margin: 0,
  fontSize: font.text.l.size,
  lineHeight: font.text.l.line,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const share = style({
  marginInlineStart: space[1],
  color: color.textMuted,
  fontSize: font.text.s.size,
  fontWeight: font.weight.regular,
})

export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: space[2],
  borderRadius: radius.full,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})

export const piece = style({ minInlineSize: space[1], selectors: colours })
