import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A press selects the whole code, to copy it. */
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.font.text.xl.size,
  lineHeight: vars.font.text.xl.line,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
