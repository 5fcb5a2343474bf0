import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Beside the board's lower corner, where the gap to the panel is; 24 px at least, for every pointer. */
export const handle = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: `calc(100% - ${vars.space[1]})`,
  display: 'grid',
  alignItems: 'end',
  inlineSize: vars.space[6],
  blockSize: vars.space[8],
  paddingBlock: vars.space[1],
  paddingInlineStart: `calc(${vars.space[1]} + 3px)`,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  cursor: 'nwse-resize',
  touchAction: 'none',
  ':hover': { color: vars.color.text },
  selectors: { '&:dir(rtl)': { cursor: 'nesw-resize' } },
})

export const grip = style({
  inlineSize: vars.space[3],
  blockSize: vars.space[3],
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
})
globalStyle(`${handle}:dir(rtl) > ${grip}`, { transform: 'scaleX(-1)' })
