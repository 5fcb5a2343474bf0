import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, size } = vars

export const area = style({
  overflow: 'auto',
  maxBlockSize: '70dvh',
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
  cursor: 'grab',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
})
