import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

/** Low on a phone: the words and their buttons come first. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '22rem',
  borderRadius: radius.xl,
  background: color.brand.subtle,
})

export const wall = style({ fill: color.brand.solid })
export const shade = style({ fill: color.brand.solidPressed })
export const opening = style({ fill: color.brand.subtle })
export const line = style({ fill: 'none', stroke: color.brand.border, strokeWidth: 2 })
export const card = style({ fill: color.surface, stroke: color.border, strokeWidth: 1.5 })
export const ink = style({ fill: color.text })
export const faint = style({ fill: color.border })
export const flag = style({ fill: color.info.solid })
export const dark = style({ fill: color.fillHover })
