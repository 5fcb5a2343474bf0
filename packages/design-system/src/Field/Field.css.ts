import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space } = vars

/** The root of every field; `position` keeps the hidden label inside the field. */
export const root = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    maxInlineSize: '100%',
  }),
)

export const labelRow = style(
  inRecipes({
    ...typeset('s'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
    paddingBlockEnd: space[1],
  }),
)

export const label = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    minInlineSize: 0,
    color: color.text,
    fontWeight: vars.font.weight.semibold,
    cursor: 'default',
  }),
)

export const mark = style(inRecipes({ marginInlineStart: space[1], color: color.danger.text }))

export const note = style(
  inRecipes({ color: color.textMuted, fontWeight: vars.font.weight.regular }),
)

export const below = style(
  inRecipes({ display: 'flex', alignItems: 'flex-start', columnGap: space[3], minInlineSize: 0 }),
)

/** The margin belongs to the messages, so that a field without messages takes no extra space. */
export const words = style(inRecipes({ ...breakable, flex: 1, minInlineSize: 0 }))

const message = {
  ...typeset('xs'),
  paddingBlockStart: space[1],
}

export const error = style(
  inRecipes({
    ...message,
    display: 'flex',
    gap: space[1],
    color: color.danger.text,
    fontWeight: vars.font.weight.medium,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const errorIcon = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: vars.font.text.xs.line,
  }),
)

globalStyle(
  `${errorIcon} > svg`,
  inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s, strokeWidth: 2.25 }),
)

export const errorWords = style(inRecipes({ minInlineSize: 0, textWrap: 'pretty' }))

export const help = style(
  inRecipes({
    ...message,
    color: color.textMuted,
    textWrap: 'pretty',
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const counter = recipe({
  base: inRecipes({
    ...message,
    flexShrink: 0,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    state: {
      room: {},
      near: inRecipes({ color: color.warning.text, fontWeight: vars.font.weight.medium }),
      over: inRecipes({
        color: color.danger.text,
        fontWeight: vars.font.weight.semibold,
        '@media': { [forcedColors]: { textDecoration: 'underline' } },
      }),
    },
  },
})
