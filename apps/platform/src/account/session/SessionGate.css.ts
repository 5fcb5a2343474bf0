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

/** Floats, so that a board does not move under the hand when the connection comes and goes. */
export const marks = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineStart: space[4],
  insetBlockEnd: `calc(var(--bottom-bar, 0px) + ${space[4]})`,
  maxInlineSize: `calc(100% - 2 * ${space[4]})`,
  pointerEvents: 'none',
})

const appear = keyframes({ from: { opacity: 0 } })

/** A token is renewed in a moment: only what takes longer is worth a word. */
export const late = style({
  animation: `${appear} ${duration.fast} calc(5 * ${duration.slow}) backwards`,
})
