import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const link = style({ color: color.info.text, textDecorationLine: 'underline' })

export const view = style({
  margin: 0,
  overflow: 'auto',
  maxBlockSize: '320px',
  padding: space[1],
  color: color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.font.text.xs.size,
  lineHeight: vars.font.text.xs.line,
})
