import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, font, size } = vars

const name = {
  fontFamily: font.family,
  fontSize: '13px',
  textAnchor: 'middle',
  dominantBaseline: 'central',
} as const

export const root = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })

export const group = style({ fill: color.sunken, stroke: color.border, strokeDasharray: '4 3' })

export const groupName = style({
  ...name,
  textAnchor: 'start',
  fill: color.textMuted,
  fontWeight: font.weight.semibold,
})

export const leaf = style({
  fill: color.surface,
  stroke: color.borderControl,
  selectors: {
    'a:hover > &': { fill: color.fill },
    'a:focus-visible > &': { stroke: color.focus, strokeWidth: size.line },
    '&[data-active]': { fill: color.brand.solid, stroke: color.brand.solid },
  },
  '@media': {
    '(forced-colors: active)': {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: { '&[data-active]': { fill: 'Highlight' } },
    },
  },
})

export const leafName = style({
  ...name,
  fill: color.text,
  fontWeight: font.weight.medium,
  pointerEvents: 'none',
  selectors: {
    'a > &': { textDecorationLine: 'underline', textUnderlineOffset: '3px' },
    '&[data-active]': { fill: color.brand.onSolid },
  },
})

export const arrow = style({
  fill: 'none',
  stroke: color.borderControl,
  strokeWidth: size.hairline,
})
export const head = style({ fill: color.borderControl })
export const arrowName = style({
  ...name,
  fontSize: '12px',
  fill: color.textMuted,
  paintOrder: 'stroke',
  stroke: color.canvas,
  strokeWidth: '4px',
})
