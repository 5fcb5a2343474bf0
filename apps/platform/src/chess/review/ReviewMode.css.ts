import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'
import { moveRows } from '../board/layout-media.ts'

/** In one column its parts stand in the grid of the record: the keys beside the moves, the words in a line below. */
export const root = style({
  display: 'contents',
  '@media': { [moveRows]: { display: 'grid', gap: vars.space[1] } },
})

/** Takes room only while an earlier move is on the board. */
export const line = style({
  gridColumn: '1 / -1',
  gridRow: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.control.m,
  paddingInline: vars.space[3],
  selectors: { '&:not([data-reviewing])': { position: 'absolute', minBlockSize: 0 } },
  '@media': {
    // Above the keys, which therefore do not move when it appears.
    [moveRows]: { gridColumn: 'auto', gridRow: 'auto', paddingInline: vars.space[2] },
  },
})

/** The text beside the button shrinks first. */
export const back = style({ flexShrink: 0 })

export const bar = style({
  minInlineSize: `calc(2 * ${vars.size.touch})`,
  padding: `calc(${vars.space[1]} / 2)`,
  '@media': { [moveRows]: { padding: 0 } },
})
