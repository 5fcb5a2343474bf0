import { from, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

/** On a computer the facts stand beside the standings, on a phone below them. */
export const columns = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('smallDesktop')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  },
})

export const stacked = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const facts = style({ display: 'grid', gap: space[2], margin: 0 })

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
})

export const term = style({
  flexShrink: 0,
  color: color.textMuted,
  fontSize: font.text.s.size,
  lineHeight: font.text.s.line,
})

export const value = style({
  minInlineSize: 0,
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontSize: font.text.s.size,
  lineHeight: font.text.s.line,
})

/** Points with the mark of a streak before them. */
export const points = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
})
