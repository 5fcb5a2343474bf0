import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const column = style({
  inlineSize: '100%',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
})

export const links = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
})

/** A heading that a link leads to is not hidden below the header. */
export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  scrollMarginBlockStart: '5rem',
})

export const call = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
  scrollMarginBlockStart: '5rem',
})

export const address = style({ overflowWrap: 'anywhere' })

export const fields = style({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  overflowWrap: 'anywhere',
})

export const value = style({ margin: 0 })

export const example = style({
  margin: 0,
  padding: vars.space[3],
  maxBlockSize: '16rem',
  overflow: 'auto',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})
