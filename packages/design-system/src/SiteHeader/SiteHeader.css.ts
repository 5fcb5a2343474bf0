import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, coarsePointer, forcedColors, upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { topBar } from '../themes/topBar.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, font, radius, size, space } = vars
const phone = upTo('tablet')

export const root = recipe({
  base: inRecipes({
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
    backgroundColor: color.canvas,
    color: color.text,
  }),
  variants: {
    sticky: {
      true: inRecipes({
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: vars.layer.header,
        // With text at 200 % the header must not cover half of a small screen.
        '@media': { '(max-height: 400px)': { position: 'static' } },
      }),
      false: {},
    },
  },
})

/** With text at 200 % the header must not cover half of a small screen, so there it scrolls with the page. */
globalStyle(
  `:root:has(${root.classNames.variants.sticky.true})`,
  inRecipes({
    '@media': {
      '(min-height: 400.02px)': { vars: { [topBar]: `calc(${size.header} + ${size.hairline})` } },
    },
  }),
)

export const line = style(
  inRecipes({
    display: 'flex',
    alignItems: 'stretch',
    gap: space[6],
    minBlockSize: size.header,
    '@media': { [phone]: { gap: space[3] } },
  }),
)

export const logo = style(inRecipes({ display: 'flex', alignItems: 'center', flexShrink: 0 }))

export const navigation = recipe({
  base: inRecipes({ position: 'relative', display: 'flex', flex: 1, minInlineSize: 0 }),
  variants: {
    phoneMenu: {
      true: inRecipes({ '@media': { [phone]: { justifyContent: 'flex-end' } } }),
      false: inRecipes({ '@media': { [phone]: { display: 'none' } } }),
    },
  },
})

export const links = style(inRecipes({ display: 'flex', gap: space[1], minInlineSize: 0 }))

export const item = style(inRecipes({ display: 'flex', minInlineSize: 0 }))

/** An invisible copy of all links, to measure their widths. */
export const ruler = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'flex',
    gap: space[1],
    inlineSize: 0,
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
  }),
)

export const link = style(
  inRecipes({
    ...typeset('s'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    flexShrink: 0,
    paddingBlock: 0,
    paddingInline: space[3],
    border: 0,
    backgroundColor: 'transparent',
    color: color.textMuted,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `color ${duration.fast} ${ease.inOut}`,
    selectors: {
      '&[aria-current], &[data-current], &[aria-expanded="true"]': { color: color.text },
      // The line covers the header's own border.
      '&[aria-current]::after, &[data-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space[3],
        insetBlockEnd: `calc(-1 * ${size.hairline})`,
        blockSize: size.line,
        backgroundColor: color.brand.solid,
      },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})`, borderRadius: radius.s },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: color.text } } },
      [coarsePointer]: { minBlockSize: size.touch },
      [forcedColors]: {
        selectors: {
          '&[aria-current]::after, &[data-current]::after': { backgroundColor: 'Highlight' },
        },
      },
    },
  }),
)

globalStyle(
  `${link} > svg`,
  inRecipes({
    inlineSize: size.icon.s,
    blockSize: size.icon.s,
    transition: `rotate ${duration.fast} ${ease.inOut}`,
  }),
)
globalStyle(`${link}[aria-expanded='true']:not([data-icon]) > svg`, inRecipes({ rotate: '180deg' }))
globalStyle(
  `${link}[data-icon] > svg`,
  inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }),
)

export const moreDialog = style(inRecipes({ outline: 'none', overflowY: 'auto' }))

export const moreLinks = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: size.menu.min,
    maxInlineSize: `min(100vw - 2 * ${space[6]}, ${size.menu.max})`,
    padding: space[1],
  }),
)

export const moreLink = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.control.m,
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: radius.s,
    color: color.text,
    selectors: {
      '&[aria-current]': {
        backgroundColor: color.brand.subtle,
        color: color.brand.text,
        fontWeight: font.weight.semibold,
      },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})` },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([aria-current])': { backgroundColor: color.fill } },
      },
      [coarsePointer]: { minBlockSize: size.touch },
    },
  }),
)

export const actions = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flexShrink: 0,
    marginInlineStart: 'auto',
  }),
)
