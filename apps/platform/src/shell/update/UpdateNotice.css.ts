import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, elevation, layer, radius, size, space } = vars

/** Floats above the bar of a phone, so that a board does not move. */
export const place = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineEnd: space[4],
  insetBlockEnd: `calc(var(--bottom-bar, 0px) + ${space[4]})`,
  maxInlineSize: `min(calc(100% - 2 * ${space[4]}), ${size.toast})`,
})

export const notice = style({
  padding: space[3],
  paddingInlineStart: space[4],
  borderRadius: radius.m,
  border: `${size.hairline} solid ${color.border}`,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: elevation.floating,
})
