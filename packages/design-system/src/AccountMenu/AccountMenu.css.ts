import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, font, radius, size, space } = vars

/** At least as large as a control, so that a finger can press the picture. */
export const trigger = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size.control.m,
    blockSize: size.control.m,
    padding: 0,
    border: 0,
    borderRadius: radius.full,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${duration.fast} ${ease.inOut}`,
    selectors: {
      '&[aria-expanded="true"]': { backgroundColor: color.fillPressed },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { backgroundColor: color.fill } } },
      [coarsePointer]: { inlineSize: size.touch, blockSize: size.touch },
      [forcedColors]: {
        selectors: { '&[aria-expanded="true"]': { outline: `${size.line} solid Highlight` } },
      },
    },
  }),
)

export const waiting = style(
  inRecipes({ display: 'block', inlineSize: size.avatar.s, blockSize: size.avatar.s }),
)

export const header = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    // The same width as the menu below it.
    maxInlineSize: `min(100vw - 2 * ${space[6]}, ${size.menu.max})`,
    paddingBlock: space[3],
    paddingInline: space[3],
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
  }),
)

export const words = style(inRecipes({ ...breakable, flex: 1, minInlineSize: 0 }))

export const nameLine = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] }),
)

export const name = style(
  inRecipes({
    ...typeset('s'),
    display: 'block',
    color: color.text,
    fontWeight: font.weight.semibold,
  }),
)

export const detail = style(
  inRecipes({ ...typeset('xs'), display: 'block', color: color.textMuted }),
)

export const status = recipe({
  base: inRecipes({ display: 'flex' }),
  variants: {
    tone: {
      neutral: inRecipes({ color: color.textMuted }),
      success: inRecipes({ color: color.success.text }),
      warning: inRecipes({ color: color.warning.text }),
      danger: inRecipes({ color: color.danger.text }),
    },
  },
})

globalStyle(
  `${status.classNames.base} > svg`,
  inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }),
)
