import { globalStyle, style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

/** Two buttons as one: a thin gap between them, and round corners only at the ends. */
export const root = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'stretch',
    gap: vars.size.hairline,
    maxInlineSize: '100%',
    minInlineSize: 0,
  }),
)

globalStyle(
  `${root} > :first-child`,
  inRecipes({ borderStartEndRadius: 0, borderEndEndRadius: 0, minInlineSize: 0 }),
)

globalStyle(
  `${root} > :last-child`,
  inRecipes({ borderStartStartRadius: 0, borderEndStartRadius: 0 }),
)

// The ring of the one with the focus must lie over its neighbour.
globalStyle(`${root} > :focus-visible`, inRecipes({ zIndex: 1, position: 'relative' }))
