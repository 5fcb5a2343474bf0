import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Both sides beside one another. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
})

/** White's and Black's move in one row. The list scrolls by itself, so that the board stays in view. */
export const moves = style({
  display: 'grid',
  gridTemplateColumns: 'auto repeat(2, minmax(0, 1fr))',
  alignItems: 'stretch',
  columnGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: `calc(5 * ${vars.space[16]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const number = style({
  alignSelf: 'center',
  color: vars.color.textMuted,
  fontSize: vars.font.text.s.size,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineEnd: vars.space[1],
  textAlign: 'end',
})

export const move = style({
  appearance: 'none',
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[0]} ${vars.space[2]}`,
  minInlineSize: 0,
  minBlockSize: vars.size.control.m,
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.text.s.size,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.fill },
  ':focus-visible': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: '-2px',
  },
  selectors: {
    '&[aria-current]': {
      background: vars.color.fillPressed,
      fontWeight: vars.font.weight.semibold,
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
          outlineColor: 'HighlightText',
        },
      },
    },
  },
})

/** The empty cell before a first move of Black. */
export const blank = style({ gridColumn: 'span 1' })
