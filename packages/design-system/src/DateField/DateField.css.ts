import { style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { inputText } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, radius, size } = vars

export const input = recipe({
  base: inRecipes({
    // Inline, so that the writing direction orders the parts.
    display: 'block',
    flex: 1,
    minInlineSize: 0,
    overflow: 'clip',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  variants: {
    size: {
      s: inRecipes(inputText('s')),
      m: inRecipes(inputText('m')),
      l: inRecipes(inputText('m')),
    },
  },
})

export const segment = style(
  inRecipes({
    paddingInline: size.hairline,
    borderRadius: radius.xs,
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&[data-placeholder]': { color: color.textMuted },
      '&[data-type="literal"]': { color: color.textMuted, whiteSpace: 'pre' },
      '&[data-focused]': { backgroundColor: color.brand.solid, color: color.brand.onSolid },
      '[data-disabled] &, [data-unavailable] &': { color: 'inherit' },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[data-focused]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
)

export const dialog = style(inRecipes({ outline: 'none' }))
