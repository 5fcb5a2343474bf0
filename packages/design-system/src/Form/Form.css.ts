import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, radius, size, space } = vars

export const form = recipe({
  base: inRecipes({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { gap: mapValues(space, (gap) => inRecipes({ gap })) },
})

export const summary = style(
  inRecipes({
    display: 'flex',
    gap: space[3],
    padding: space[4],
    border: `${size.hairline} solid color-mix(in srgb, ${color.danger.border} 40%, ${color.danger.subtle})`,
    borderRadius: radius.l,
    backgroundColor: color.danger.subtle,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
)

export const icon = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: vars.font.text.m.line,
    color: color.danger.text,
  }),
)

globalStyle(`${icon} > svg`, inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }))

export const summaryWords = style(inRecipes({ ...breakable, minInlineSize: 0 }))

export const title = style(
  inRecipes({ ...typeset('m'), fontWeight: vars.font.weight.semibold, color: color.text }),
)

export const line = style(inRecipes(typeset('s')))

export const errorLink = style(
  inRecipes({
    display: 'inline-block',
    paddingBlock: `calc(${space[1]} / 2)`,
    color: color.danger.text,
    textDecoration: 'underline',
    textDecorationColor: `color-mix(in srgb, currentColor 50%, transparent)`,
    textUnderlineOffset: '0.2em',
    '@media': { [canHover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
  }),
)
