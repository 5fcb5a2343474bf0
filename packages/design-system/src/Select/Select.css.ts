import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space } = vars

/** The look of a field's box when it is a button. */
export const trigger = recipe({
  base: inRecipes({
    paddingBlock: space[1],
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '[data-invalid] > &[aria-expanded="true"]': { outline: 'none' } },
  }),
  variants: {
    size: {
      s: inRecipes(typeset('s')),
      m: inRecipes(typeset('m')),
      l: inRecipes(typeset('m')),
    },
  },
})

export const value = style(
  inRecipes({ display: 'flex', alignItems: 'center', gap: space[2], flex: 1, minInlineSize: 0 }),
)

export const label = style(
  inRecipes({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

export const placeholder = style([
  label,
  inRecipes({
    color: color.textMuted,
    selectors: { '[data-disabled] &, [data-unavailable] &': { color: 'inherit' } },
  }),
])

export const icon = style(inRecipes({ display: 'grid', placeItems: 'center', flexShrink: 0 }))

globalStyle(`${icon} > svg`, inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }))

export const arrow = style(
  inRecipes({
    color: color.textMuted,
    selectors: { '[data-disabled] &, [data-unavailable] &': { color: 'inherit' } },
  }),
)
