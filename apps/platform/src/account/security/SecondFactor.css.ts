import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A press selects the whole key, to copy it. */
export const key = style({
  fontFamily: vars.font.mono,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** The codes in columns that break on narrow phones. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12ch, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.mono,
  color: vars.color.text,
})
