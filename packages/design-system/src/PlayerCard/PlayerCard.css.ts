import { globalStyle, style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space } = vars

export const avatar = style(inRecipes({ display: 'flex', flexShrink: 0, alignSelf: 'flex-start' }))

export const names = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] }),
)

/** Title, name and flag in one line; only the name is shortened. */
export const nameLine = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    columnGap: space[2],
    minInlineSize: 0,
    maxInlineSize: '100%',
  }),
)

globalStyle(`${nameLine} > :not(h1, h2, h3, h4, h5, h6)`, inRecipes({ flexShrink: 0 }))

export const ratings = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${size.card.column}, 1fr))`,
    gap: space[2],
  }),
)

export const rating = style(inRecipes({ minInlineSize: 0 }))

export const ratingLabel = style(
  inRecipes({ ...typeset('xs'), ...breakable, color: color.textMuted }),
)

export const ratingValue = style(
  inRecipes({
    ...typeset('m'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[1],
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const change = style(
  inRecipes({
    ...typeset('xs'),
    fontWeight: vars.font.weight.medium,
    selectors: {
      '&[data-trend="up"]': { color: color.success.text },
      '&[data-trend="down"]': { color: color.danger.text },
    },
  }),
)
