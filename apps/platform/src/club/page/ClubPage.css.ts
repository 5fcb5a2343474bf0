import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { radius, space } = vars

/** Low enough that what happens next and the button to join are on the first screen of a phone. */
export const cover = style({
  display: 'block',
  width: '100%',
  height: 'clamp(6rem, 22vw, 15rem)',
  objectFit: 'cover',
  borderRadius: radius.l,
})

/** Text with the line breaks with which it was written, and words that are too long broken. */
export const written = style({
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const cardPicture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.m,
  marginBlockEnd: space[2],
})
