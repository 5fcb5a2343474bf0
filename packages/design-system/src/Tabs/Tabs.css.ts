import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, radius, size, space } = vars

/** The side column of vertical tabs. */
const column = `fit-content(${size.card.row})`

export const root = recipe({
  base: inRecipes({ minInlineSize: 0 }),
  variants: {
    layout: {
      horizontal: inRecipes({ display: 'flex', flexDirection: 'column', gap: space[4] }),
      vertical: inRecipes({
        display: 'grid',
        gridTemplateColumns: `${column} minmax(0, 1fr)`,
        alignItems: 'start',
        gap: space[6],
      }),
    },
  },
})

/** Draws the line below the tabs, under the part that fades. */
export const frame = recipe({
  base: inRecipes({ minInlineSize: 0 }),
  variants: {
    layout: {
      horizontal: inRecipes({ boxShadow: `inset 0 calc(-1 * ${size.hairline}) ${color.border}` }),
      vertical: inRecipes({
        boxShadow: `inset ${size.hairline} 0 ${color.border}`,
        selectors: {
          '&:dir(rtl)': { boxShadow: `inset calc(-1 * ${size.hairline}) 0 ${color.border}` },
        },
      }),
    },
  },
})

const fade = (before: string, after: string) =>
  `linear-gradient(to right, transparent, currentColor ${before}, currentColor calc(100% - ${after}), transparent)`

export const scroller = recipe({
  base: inRecipes({ display: 'flex', minInlineSize: 0 }),
  variants: {
    layout: {
      horizontal: inRecipes({
        overflowX: 'auto',
        overflowY: 'clip',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
        selectors: {
          '&[data-more-before]': { maskImage: fade(space[8], '0px') },
          '&[data-more-after]': { maskImage: fade('0px', space[8]) },
          '&[data-more-before][data-more-after]': { maskImage: fade(space[8], space[8]) },
          '&:dir(rtl)[data-more-before]': { maskImage: fade('0px', space[8]) },
          '&:dir(rtl)[data-more-after]': { maskImage: fade(space[8], '0px') },
          '&:dir(rtl)[data-more-before][data-more-after]': {
            maskImage: fade(space[8], space[8]),
          },
        },
        '@media': {
          '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
        },
      }),
      vertical: {},
    },
  },
})

export const list = recipe({
  base: inRecipes({ display: 'flex', flex: '1 0 auto' }),
  variants: {
    layout: {
      horizontal: inRecipes({ gap: space[1] }),
      vertical: inRecipes({ flexDirection: 'column', flexShrink: 1, minInlineSize: 0 }),
    },
  },
})

const usable = '&:not([data-disabled])'

export const tab = recipe({
  base: inRecipes({
    ...typeset('m'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: size.control.l,
    paddingInline: space[3],
    borderRadius: radius.s,
    color: color.textMuted,
    fontWeight: vars.font.weight.medium,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'color, background-color',
    transitionDuration: duration.fast,
    transitionTimingFunction: ease.inOut,
    selectors: {
      '&[data-selected]': { color: color.text },
      '&[data-disabled]': { cursor: 'not-allowed', color: color.textDisabled },
      '&:focus-visible': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${size.line})`,
      },
    },
    '@media': {
      [canHover]: { selectors: { [`${usable}:hover`]: { color: color.text } } },
      [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
  variants: {
    layout: {
      horizontal: inRecipes({ flexShrink: 0, whiteSpace: 'nowrap' }),
      vertical: inRecipes({
        ...breakable,
        minBlockSize: size.control.m,
        paddingBlock: space[2],
        paddingInline: space[4],
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
        selectors: { '&[data-selected]': { backgroundColor: color.brand.subtle } },
        '@media': {
          [coarsePointer]: { minBlockSize: size.touch },
          [canHover]: {
            selectors: {
              [`${usable}:not([data-selected]):hover`]: { backgroundColor: color.fill },
            },
          },
        },
      }),
    },
  },
})

export const words = style(inRecipes({ flex: '1 1 auto', minInlineSize: 0 }))

export const icon = style(inRecipes({ display: 'flex', flexShrink: 0 }))

globalStyle(`${icon} > svg`, inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }))

export const count = style(
  inRecipes({
    ...typeset('xs'),
    flexShrink: 0,
    minInlineSize: space[6],
    paddingInline: space[2],
    paddingBlock: size.line,
    borderRadius: radius.full,
    backgroundColor: color.fill,
    color: color.textMuted,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    selectors: {
      '[data-selected] > &': {
        backgroundColor: color.brand.solid,
        color: color.brand.onSolid,
      },
      '[data-disabled] > &': { color: 'inherit' },
    },
  }),
)

/** The mark of the chosen tab; it slides to the next one. */
export const indicator = recipe({
  base: inRecipes({
    position: 'absolute',
    borderRadius: radius.full,
    backgroundColor: color.brand.solid,
    transitionProperty: 'translate, inline-size, block-size',
    transitionDuration: duration.slow,
    transitionTimingFunction: ease.out,
    '@media': { [forcedColors]: { backgroundColor: 'Highlight' } },
  }),
  variants: {
    layout: {
      horizontal: inRecipes({ insetInline: 0, insetBlockEnd: 0, blockSize: size.line }),
      vertical: inRecipes({ insetBlock: 0, insetInlineStart: 0, inlineSize: size.line }),
    },
  },
})

export const panel = style(
  inRecipes({
    minInlineSize: 0,
    borderRadius: radius.s,
    selectors: {
      '&[data-inert]': { display: 'none' },
      '&:focus-visible': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: size.focusGap,
      },
    },
  }),
)
