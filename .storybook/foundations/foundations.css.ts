import { themes, vars } from '@kingside/design-system/theme'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const { color, duration, ease, font, radius, size, space } = vars

/** Stands in for the docs page, whose own look has no tokens. */
export const page = style({ color: color.text, fontFamily: font.family, marginBlock: space[6] })

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space[4],
})

/** A card that has its own theme, whatever the page's is. */
export const panel = style({
  padding: space[5],
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.canvas,
  color: color.text,
})
for (const theme of Object.values(themes)) {
  globalStyle(`${panel}.${theme}`, { backgroundColor: color.canvas, color: color.text })
}

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: space[3],
})

export const swatch = style({
  blockSize: size.control.l,
  marginBlockEnd: space[1],
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  forcedColorAdjust: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 9rem) 1fr',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
})

export const bar = style({
  blockSize: space[4],
  borderRadius: radius.xs,
  backgroundColor: color.brand.solid,
})

export const corner = style({
  inlineSize: space[16],
  blockSize: space[16],
  border: `${size.line} solid ${color.brand.border}`,
  backgroundColor: color.brand.subtle,
})

export const icon = style({ color: color.text })

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space[4],
})

const across = keyframes({ from: { insetInlineStart: 0 }, to: { insetInlineStart: '100%' } })

export const track = style({
  position: 'relative',
  blockSize: space[5],
  marginInlineEnd: space[5],
})

/** It moves as long as the reader has not asked for less motion: then its duration is 0. */
export const runner = style({
  position: 'absolute',
  inlineSize: space[5],
  blockSize: space[5],
  borderRadius: radius.full,
  backgroundColor: color.brand.solid,
  animationName: across,
  animationDuration: duration.slow,
  animationTimingFunction: ease.out,
  animationFillMode: 'both',
})

const edge = { borderInlineStartStyle: 'solid', borderInlineStartWidth: space[1] } as const

export const good = style({ ...edge, borderInlineStartColor: color.success.border })
export const bad = style({ ...edge, borderInlineStartColor: color.danger.border })
