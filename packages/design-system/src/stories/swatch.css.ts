import { style } from '@vanilla-extract/css'
import { inUtilities } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

export const swatch = style(inUtilities({ inlineSize: `calc(2 * ${vars.size.card.column})` }))

export const color = style(
  inUtilities({
    blockSize: vars.size.control.xl,
    border: `${vars.size.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    forcedColorAdjust: 'none',
  }),
)
