import { vars } from '@kingside/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, radius } = vars

export const piece = style({
  fill: color.brand.onSolid,
  stroke: color.brand.solid,
  strokeWidth: 2,
  strokeLinejoin: 'round',
})

export const pieceLines = style({
  fill: 'none',
  stroke: color.brand.solid,
  strokeWidth: 2,
  strokeLinecap: 'round',
})

export const postcard = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.l,
})

/** The sky goes from the morning to the night, the higher the later. */
export const skies = styleVariants({
  p: { fill: color.success.subtle },
  n: { fill: color.info.subtle },
  b: { fill: color.warning.subtle },
  r: { fill: color.danger.subtle },
  q: { fill: color.brand.subtle },
  k: { fill: color.sunken },
})

export const sun = styleVariants({
  p: { fill: color.warning.solid },
  n: { fill: color.warning.solid },
  b: { fill: color.warning.solid },
  r: { fill: color.danger.solid },
  q: { fill: color.danger.solid },
  k: { fill: color.brand.border },
})

export const far = style({ fill: color.fill })
export const near = style({ fill: color.fillHover })
export const wall = style({ fill: color.brand.border })
export const opening = style({ fill: color.brand.subtle })
export const frame = style({ fill: 'none', stroke: color.brand.border, strokeWidth: 3 })
export const writing = style({ fill: color.text, fontSize: 17, fontWeight: 600 })
