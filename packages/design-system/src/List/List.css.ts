import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { host, target } from '../Card/target.css.ts'
import { canHover, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space, radius } = vars

const line = `${size.hairline} solid ${color.border}`

export const root = recipe({
  base: inRecipes({ minInlineSize: 0, color: color.text }),
  variants: {
    frame: {
      card: inRecipes({
        border: line,
        borderRadius: radius.l,
        backgroundColor: color.surface,
        boxShadow: vars.elevation.raised,
      }),
      none: {},
    },
  },
})

const framed = root.classNames.variants.frame.card

export const items = style(inRecipes({ display: 'flex', flexDirection: 'column' }))

export const item = style([
  host,
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: size.touch,
    paddingBlock: space[3],
    paddingInline: space[4],
    borderRadius: radius.m,
    transition: `background-color ${duration.fast} ${ease.inOut}`,
    selectors: {
      // The line is between the texts, so that it does not cross the round corners of a highlighted item.
      '& + &::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: space[4],
        borderBlockStart: line,
        pointerEvents: 'none',
      },
      [`${framed} &`]: { borderRadius: `calc(${radius.l} - ${size.hairline})` },
      [`&:has(.${target}:active)`]: { backgroundColor: color.fillPressed },
      '&[data-current]': { backgroundColor: color.brand.subtle },
      '&[data-disabled]': { color: color.textMuted },
    },
    '@media': {
      [canHover]: {
        selectors: {
          [`&:has(.${target}):not(:has(.${target}:active), [data-current]):hover`]: {
            backgroundColor: color.fill,
          },
        },
      },
      [forcedColors]: {
        selectors: {
          '&[data-current]': { outline: `${size.line} solid Highlight` },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
])

export const unread = style(
  inRecipes({
    flexShrink: 0,
    inlineSize: space[2],
    blockSize: space[2],
    marginInline: `calc(-1 * ${space[1]})`,
    borderRadius: radius.full,
    backgroundColor: color.info.solid,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
  }),
)

export const leading = style(inRecipes({ display: 'flex', flexShrink: 0 }))

globalStyle(`${leading} > svg`, inRecipes({ inlineSize: size.icon.l, blockSize: size.icon.l }))

/** The text with the value beside it, or below it where there is no room. */
export const body = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: '1 1 0',
    columnGap: space[3],
    minInlineSize: 0,
  }),
)

export const words = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    flex: `1 1 calc(0.75 * ${size.card.row})`,
    minInlineSize: 0,
  }),
)

export const title = style(
  inRecipes({
    ...typeset('m'),
    ...breakable,
    fontWeight: vars.font.weight.medium,
    selectors: { '[data-unread] &': { fontWeight: vars.font.weight.semibold } },
  }),
)

export const meta = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const trailing = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    minInlineSize: 0,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const actions = style(
  inRecipes({
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: space[1],
  }),
)

export const section = style(inRecipes({ selectors: { '& + &': { borderBlockStart: line } } }))

export const sectionHead = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlockStart: space[4],
    paddingBlockEnd: space[1],
    paddingInline: space[4],
    color: color.textMuted,
  }),
)

export const sectionTitle = style(inRecipes({ fontWeight: vars.font.weight.semibold }))

export const instead = style(
  inRecipes({
    ...typeset('m'),
    padding: space[8],
    color: color.textMuted,
    textAlign: 'center',
  }),
)
