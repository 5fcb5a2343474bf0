import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space } = vars

const tinted = (tone: 'info' | 'danger' | 'warning' | 'success') =>
  inRecipes({
    backgroundColor: color[tone].subtle,
    borderColor: `color-mix(in srgb, ${color[tone].border} 40%, ${color[tone].subtle})`,
  })

export const root = recipe({
  base: inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    padding: space[4],
    border: `${size.hairline} solid`,
    borderRadius: vars.radius.l,
  }),
  variants: {
    type: {
      info: tinted('info'),
      danger: tinted('danger'),
      warning: tinted('warning'),
      success: tinted('success'),
    },
  },
})

export const message = style(
  inRecipes({ display: 'flex', gap: space[3], flex: '1 1 18rem', minInlineSize: 0 }),
)

export const icon = recipe({
  base: inRecipes({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: vars.font.text.m.line,
  }),
  variants: {
    type: {
      info: inRecipes({ color: color.info.text }),
      danger: inRecipes({ color: color.danger.text }),
      warning: inRecipes({ color: color.warning.text }),
      success: inRecipes({ color: color.success.text }),
    },
  },
})

globalStyle(
  `${icon.classNames.base} > svg`,
  inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }),
)

export const words = style(inRecipes({ ...breakable, minInlineSize: 0 }))

export const title = style(
  inRecipes({ ...typeset('m'), fontWeight: vars.font.weight.semibold, color: color.text }),
)

export const text = style(inRecipes({ ...typeset('s'), color: color.textMuted }))
