import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const page = style({
  display: 'grid',
  gap: space[8],
  maxInlineSize: size.page.default,
  marginInline: 'auto',
})

/** Two beside each other, or one below the other where that would be too narrow. */
const pairs = `repeat(auto-fit, minmax(min(100%, max(${size.column.l}, 40%)), 1fr))`

/** Words and picture, beside each other where there is room. */
export const head = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  gridTemplateColumns: pairs,
})

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[3],
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control.m,
  blockSize: size.control.m,
  borderRadius: radius.m,
  background: color.brand.subtle,
  color: color.brand.text,
})

/** What is asked, and the form. */
export const ask = style({
  display: 'grid',
  gap: `${space[5]} ${space[8]}`,
  alignItems: 'start',
  gridTemplateColumns: pairs,
})

/** Out of sight, for screen readers and the keyboard too; not hidden, which programs look for. */
export const unseen = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
