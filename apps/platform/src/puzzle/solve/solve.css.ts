import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** Title and what is left of the day, at the two ends. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minInlineSize: 0,
})

export const facts = style({ display: 'grid', gap: space[2] })

/** As high as its two lines, so that the moves below it stay where they are. */
export const status = style({
  display: 'grid',
  alignContent: 'center',
  gap: `calc(${space[1]} / 2)`,
  minBlockSize: space[12],
  paddingBlock: space[1],
})

/** As the parts of a dock are, which it stands for. */
export const dock = style({ display: 'grid', gap: space[2] })

export const results = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
