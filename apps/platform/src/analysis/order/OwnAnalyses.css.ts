import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** The game, and beside it where there is room how its analysis stands. */
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
