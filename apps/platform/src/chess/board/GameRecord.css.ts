import { from, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'hidden',
  '@media': { [from('smallDesktop')]: { minBlockSize: `calc(3 * ${vars.space[16]})` } },
})

export const status = style({
  padding: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
})

export const moves = style({
  display: 'grid',
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingBlock: vars.space[2],
  maxBlockSize: `calc(4 * ${vars.space[12]})`,
  '@media': { [from('smallDesktop')]: { maxBlockSize: 'none' } },
})

/** As high without its line of text as with it. */
export const noMoves = style({
  minBlockSize: `calc(${vars.font.text.s.line} + 2 * ${vars.space[1]})`,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
})

export const footer = style({
  padding: vars.space[2],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
})
