import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, radius, size, space } = vars

export const capsLock = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    display: 'flex',
    gap: space[1],
    paddingBlockStart: space[1],
    color: color.warning.text,
    fontWeight: vars.font.weight.medium,
  }),
)

globalStyle(
  `${capsLock} > svg`,
  inRecipes({ flexShrink: 0, inlineSize: size.icon.s, blockSize: size.icon.s }),
)

export const strength = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    paddingBlockStart: space[2],
  }),
)

export const bars = style(
  inRecipes({ display: 'flex', flex: '1 1 0', gap: space[1], minInlineSize: '50%' }),
)

const filled = (fill: string) =>
  inRecipes({
    backgroundColor: fill,
    '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
  })

export const bar = recipe({
  base: inRecipes({
    flex: 1,
    blockSize: space[1],
    borderRadius: radius.full,
    transitionProperty: 'background-color',
    transitionDuration: duration.base,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  }),
  variants: {
    level: {
      none: inRecipes({
        backgroundColor: color.fillHover,
        '@media': { [forcedColors]: { backgroundColor: 'GrayText' } },
      }),
      0: {},
      1: filled(color.danger.solid),
      2: filled(color.warning.solid),
      3: filled(color.success.border),
      4: filled(color.success.solid),
    },
  },
})

export const strengthText = style(
  inRecipes({ ...typeset('xs'), ...breakable, minInlineSize: 0, color: color.textMuted }),
)
