import { vars } from '@kingside/design-system/theme'
import { keyframes, style } from '@vanilla-extract/css'

const { duration, layer, size, space } = vars

/** The first screen has nothing but this in its middle. */
export const splash = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '100dvh',
  padding: space[4],
})

export const notice = style({
  inlineSize: '100%',
  maxInlineSize: size.page.default,
  marginInline: 'auto',
  padding: space[4],
})

/** Floats, so that the board does not move when the connection comes and goes. */
export const marks = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineStart: space[4],
  insetBlockEnd: `calc(var(--bottom-bar, 0px) + ${space[4]})`,
  maxInlineSize: `calc(100% - 2 * ${space[4]})`,
  pointerEvents: 'none',
})

const appear = keyframes({ from: { opacity: 0 } })

/** Renewing a token is quick, so only a long wait is shown. */
export const late = style({
  animation: `${appear} ${duration.fast} calc(5 * ${duration.slow}) backwards`,
})
