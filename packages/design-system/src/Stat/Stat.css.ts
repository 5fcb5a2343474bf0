import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, font, space } = vars

export const root = recipe({
  base: inRecipes({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    align: {
      start: inRecipes({ alignItems: 'flex-start', textAlign: 'start' }),
      center: inRecipes({ alignItems: 'center', textAlign: 'center' }),
    },
    size: { s: {}, m: inRecipes({ gap: space[1] }), l: inRecipes({ gap: space[1] }) },
  },
})

export const label = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    maxInlineSize: '100%',
    color: color.textMuted,
  }),
)

/** As high as the label's first line. */
export const icon = style(
  inRecipes({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' }),
)

globalStyle(
  `${icon} > svg`,
  inRecipes({ inlineSize: vars.size.icon.s, blockSize: vars.size.icon.s }),
)

export const values = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    maxInlineSize: '100%',
  }),
)

export const value = recipe({
  base: inRecipes({
    overflowWrap: 'anywhere',
    color: color.text,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    size: { s: inRecipes(typeset('m')), m: inRecipes(typeset('l')), l: inRecipes(typeset('xl')) },
  },
})

export const delta = recipe({
  base: inRecipes({
    ...typeset('s'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: `calc(${space[1]} / 2)`,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    meaning: {
      good: inRecipes({ color: color.success.text }),
      bad: inRecipes({ color: color.danger.text }),
      neutral: inRecipes({ color: color.textMuted }),
    },
  },
})

globalStyle(
  `${delta.classNames.base} > svg`,
  inRecipes({ flexShrink: 0, inlineSize: '1em', blockSize: '1em', strokeWidth: 2.5 }),
)

export const note = style(inRecipes({ ...typeset('xs'), ...breakable, color: color.textMuted }))

/** About as wide as a rating. */
export const loading = style(inRecipes({ display: 'block', inlineSize: '5ch' }))
