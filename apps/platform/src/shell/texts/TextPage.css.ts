import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Limits the width, because long lines are hard to read. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  display: 'grid',
  gap: vars.space[6],
})

export const head = style({ display: 'grid', gap: vars.space[2] })

export const contents = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.border}`,
})

/** Two columns where there is room for them. */
export const links = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
})

/** A heading that a link leads to is not hidden below the header. */
export const section = style({
  display: 'grid',
  gap: vars.space[3],
  scrollMarginBlockStart: '5rem',
  lineHeight: 1.6,
})

export const points = style({
  margin: 0,
  listStyle: 'disc',
  paddingInlineStart: vars.space[5],
  display: 'grid',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
})
