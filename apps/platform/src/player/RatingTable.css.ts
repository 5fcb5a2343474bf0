import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, font, size, space } = vars
const line = `${size.hairline} solid ${color.border}`

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'auto',
  fontVariantNumeric: 'tabular-nums',
})

const head = {
  paddingBlock: space[1],
  color: color.textMuted,
  fontSize: font.text.s.size,
  lineHeight: font.text.s.line,
  fontWeight: font.weight.regular,
} as const

export const column = style({ ...head, paddingInlineStart: space[2], textAlign: 'end' })

export const family = style({
  ...head,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: { 'tbody &': { borderBlockStart: line } },
})

export const cell = style({
  paddingBlock: space[1],
  paddingInlineStart: space[2],
  textAlign: 'end',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  borderBlockStart: line,
})

export const value = style({
  display: 'block',
  fontSize: font.text.m.size,
  lineHeight: font.text.s.line,
  fontWeight: font.weight.semibold,
})

export const none = style({ color: color.textMuted })

export const deviation = style({
  display: 'block',
  color: color.textMuted,
  fontSize: font.text.xs.size,
  lineHeight: font.text.xs.line,
})

export const key = style({
  margin: 0,
  color: color.textMuted,
  fontSize: font.text.xs.size,
  lineHeight: font.text.xs.line,
})
