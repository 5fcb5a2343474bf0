import { from, vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { font, radius, space } = vars

/** What the score and the clock are on: at the two ends. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minInlineSize: 0,
})

export const numbers = style({ display: 'flex', gap: space[4], minInlineSize: 0 })

/** A number with its name, which stands above it on a phone. */
export const number = style({
  display: 'flex',
  flexDirection: 'column',
  whiteSpace: 'nowrap',
  '@media': {
    [from('largePhone')]: { flexDirection: 'row', alignItems: 'baseline', gap: space[1] },
  },
})

/** The change of the time has its place from the start, so that nothing moves. */
export const time = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  fontWeight: font.weight.semibold,
})

/** As large as the score. */
globalStyle(`${time} [role="timer"]`, {
  fontSize: font.text.l.size,
  lineHeight: font.text.l.line,
})

export const change = style({
  minInlineSize: space[12],
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

export const over = style({
  display: 'grid',
  gap: space[5],
  borderRadius: radius.l,
  ':focus-visible': { outline: 'none' },
})

export const solved = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
