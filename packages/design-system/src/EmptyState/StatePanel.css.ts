import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, radius, size, space } = vars

export const root = recipe({
  base: inRecipes({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minInlineSize: 0,
    textAlign: 'center',
  }),
  variants: {
    size: {
      s: inRecipes({ gap: space[3], padding: space[4] }),
      m: inRecipes({ gap: space[4], paddingBlock: space[12], paddingInline: space[4] }),
    },
  },
})

export const icon = recipe({
  base: inRecipes({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: radius.full,
  }),
  variants: {
    size: {
      s: inRecipes({ inlineSize: size.control.m, blockSize: size.control.m }),
      m: inRecipes({ inlineSize: size.control.xl, blockSize: size.control.xl }),
    },
    tone: {
      neutral: inRecipes({ backgroundColor: color.fill, color: color.textMuted }),
      danger: inRecipes({ backgroundColor: color.danger.subtle, color: color.danger.text }),
    },
  },
})

globalStyle(
  `${icon.classNames.base} > svg`,
  inRecipes({ inlineSize: '44%', blockSize: '44%', strokeWidth: 1.75 }),
)

/** Limits the line length for easy reading. */
export const words = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    minInlineSize: 0,
    maxInlineSize: size.dialog.default,
  }),
)

export const text = recipe({
  base: inRecipes({ ...breakable, color: color.textMuted, textWrap: 'balance' }),
  variants: { size: { s: inRecipes(typeset('s')), m: inRecipes(typeset('m')) } },
})

export const actions = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[3],
    maxInlineSize: '100%',
  }),
)

export const detail = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'all',
  }),
)
