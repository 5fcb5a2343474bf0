import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A list of cards. */
export const cards = style({ display: 'grid', gap: vars.space[4], padding: 0, listStyle: 'none' })

/** The lines stay as they were written. */
export const message = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

/** Facts with their names before them. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) 1fr',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
})

/** Its name and value are cells of the grid. */
export const factRow = style({ display: 'contents' })

export const factName = style({ color: vars.color.textMuted })

export const fact = style({ margin: 0, overflowWrap: 'anywhere', color: vars.color.text })
