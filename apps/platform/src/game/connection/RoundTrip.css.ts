import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })

export const bars = style({
  display: 'block',
  inlineSize: vars.size.icon.s,
  blockSize: vars.size.icon.s,
})

export const bar = style({
  opacity: 0.25,
  selectors: { '&[data-lit]': { opacity: 1 } },
})
