import { style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space } = vars
const phone = upTo('tablet')

export const shell = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    backgroundColor: color.canvas,
    color: color.text,
  }),
)

export const header = style(inRecipes({ borderBlockEnd: `${size.hairline} solid ${color.border}` }))

export const footer = style(
  inRecipes({ borderBlockStart: `${size.hairline} solid ${color.border}` }),
)

export const measure = recipe({
  base: inRecipes({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: space[6],
    '@media': { [phone]: { paddingInline: space[4] } },
  }),
  variants: {
    width: {
      narrow: inRecipes({ maxInlineSize: size.page.narrow }),
      default: inRecipes({ maxInlineSize: size.page.default }),
      wide: inRecipes({ maxInlineSize: size.page.wide }),
    },
  },
})

export const headerLine = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[6],
    rowGap: space[1],
    minBlockSize: size.header,
    paddingBlock: space[2],
  }),
)

export const brand = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    color: color.text,
    fontWeight: vars.font.weight.bold,
  }),
)

export const navigation = style(
  inRecipes({
    flex: 1,
    minInlineSize: 0,
    '@media': { [phone]: { order: 1, flexBasis: '100%' } },
  }),
)

export const actions = style(inRecipes({ display: 'flex', marginInlineStart: 'auto' }))

export const main = style(
  inRecipes({
    flex: 1,
    paddingBlock: space[8],
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { [phone]: { paddingBlock: space[5] } },
  }),
)

export const footerLine = style(
  inRecipes({ ...typeset('s'), paddingBlock: space[5], color: color.textMuted }),
)
