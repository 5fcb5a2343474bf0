import { vars } from '@kingside/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'
import type { patternTones } from './club-pattern.ts'

const { color, radius } = vars

export const outlines = styleVariants({
  // Lower than a picture: it says nothing that has to be seen.
  cover: {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'clamp(4rem, 10vw, 7rem)',
    borderRadius: radius.l,
  },
  mark: { display: 'block', inlineSize: '3.5rem', blockSize: '3.5rem', borderRadius: radius.m },
})

const tinted = (name: (typeof patternTones)[number]) => ({
  backgroundColor: color[name].subtle,
  color: color[name].solid,
})

export const tones = styleVariants({
  brand: tinted('brand'),
  info: tinted('info'),
  success: tinted('success'),
  warning: tinted('warning'),
})

export const board = style({ fill: 'currentColor', opacity: 0.1 })
export const shapes = style({ fill: 'currentColor', opacity: 0.45 })
