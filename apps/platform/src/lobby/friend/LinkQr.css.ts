import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Dark on light in every theme: many cameras read no other codes. The colours are the browser's own. */
export const code = style({
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  inlineSize: `min(100%, calc(3 * ${vars.size.control.xl}))`,
  borderRadius: vars.radius.m,
  backgroundColor: 'Canvas',
  fill: 'CanvasText',
})
