import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Dark on light in every theme, because many cameras read no other codes. The colors are the browser's own. */
export const code = style({
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  inlineSize: `min(100%, calc(3 * ${vars.size.control.xl}))`,
  borderRadius: vars.radius.m,
  backgroundColor: 'Canvas',
  fill: 'CanvasText',
})
