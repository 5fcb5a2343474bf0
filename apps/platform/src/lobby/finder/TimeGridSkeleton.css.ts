import { coarsePointer, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { radius, size, space } = vars

/** Four tiles in a row, and fewer where letters are large. */
const share = `calc((100% - 3 * ${space[2]}) / 4)`

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(4.25rem, ${share}), 1fr))`,
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** As high as the tile that comes. */
export const tile = style({
  blockSize: size.control.xl,
  borderRadius: radius.l,
  overflow: 'hidden',
  '@media': { [coarsePointer]: { blockSize: `calc(${size.control.xl} + ${space[1]})` } },
})

/** As high as the line that opens the options. */
export const options = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '60%',
  blockSize: size.control.m,
  '@media': { [coarsePointer]: { blockSize: `calc(${size.control.m} + ${space[1]})` } },
})
