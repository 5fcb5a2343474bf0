import { vars } from '@kingside/design-system/theme'
import { keyframes, style } from '@vanilla-extract/css'

const { color, duration, layer, size, space } = vars

const appear = keyframes({ from: { opacity: 0 } })

/** Appears after a moment, because most pages load faster. */
export const late = style({
  animation: `${appear} ${duration.fast} ${duration.slow} backwards`,
})

/** As high as a page may be, so that the footer stays below the screen and does not move. */
export const whole = style({ minBlockSize: 'min(100svh, 60rem)' })

export const title = style({ inlineSize: `calc(5 * ${space[16]})`, maxInlineSize: '60%' })

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(400%)' },
})

/** At the upper edge of the page while the next page loads. */
export const progress = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockStart: 0,
  insetInline: 0,
  overflow: 'hidden',
  blockSize: size.line,
  animation: `${appear} ${duration.fast} ${duration.slow} backwards`,
  pointerEvents: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '25%',
    backgroundColor: color.brand.solid,
    animation: `${run} ${duration.pulse} linear infinite`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      '::before': { inlineSize: '100%', animation: 'none' },
    },
  },
})
