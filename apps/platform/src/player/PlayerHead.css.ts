import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, font, size, space } = vars

export const place = style({ containerType: 'inline-size' })

/** Who it is beside the ratings, where both have room. */
export const head = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': {
    // A phone on its side is low: there the two stand side by side as well.
    '(min-width: 38rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' },
    '(min-width: 54rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      columnGap: space[8],
    },
  },
})

export const person = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const identity = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
})

/** As wide and high as the button that comes there later. */
export const corner = style({
  alignSelf: 'start',
  minBlockSize: size.control.m,
  minInlineSize: size.control.m,
  marginInlineStart: 'auto',
})

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 })

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minInlineSize: 0,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  margin: 0,
  color: color.textMuted,
  fontSize: font.text.s.size,
  lineHeight: font.text.s.line,
})

export const presence = style({
  selectors: { '&[data-unknown]': { visibility: 'hidden' } },
})

export const ratings = style({ minInlineSize: 0 })
