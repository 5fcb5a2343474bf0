import { globalStyle, style } from '@vanilla-extract/css'
import { coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, radius, size, space } = vars

export const list = style(
  inRecipes({
    flex: '0 1 auto',
    minBlockSize: 0,
    maxBlockSize: size.popover,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[1],
    scrollPaddingBlock: space[1],
    outline: 'none',
  }),
)

export const option = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: size.control.s,
    paddingBlock: `calc(${space[1]} + ${size.hairline})`,
    paddingInline: space[2],
    borderRadius: radius.s,
    color: color.text,
    cursor: 'pointer',
    // Paints only the visible part of a long list.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${size.control.s}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered], &[data-focused]': { backgroundColor: color.fill },
      '&[data-pressed]': { backgroundColor: color.fillPressed },
      // React Aria knows better than the browser whether the keyboard moved the focus.
      '&:focus-visible': { outline: 'none' },
      '&[data-focus-visible]': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${size.line})`,
      },
      '&[data-selected]': { backgroundColor: color.brand.subtle },
      '&[data-selected][data-focused], &[data-selected][data-hovered]': {
        backgroundColor: `color-mix(in srgb, ${color.brand.border} 16%, ${color.brand.subtle})`,
      },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [coarsePointer]: { minBlockSize: size.touch },
      [forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: `${size.line} solid Highlight` },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
)

export const icon = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minInlineSize: size.icon.m,
    color: color.textMuted,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  }),
)

globalStyle(`${icon} > svg`, inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }))

export const words = style(
  inRecipes({
    ...breakable,
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
  }),
)

export const label = style(inRecipes(typeset('m')))

export const description = style(
  inRecipes({
    ...typeset('xs'),
    color: color.textMuted,
    selectors: { '[data-disabled] &, [data-selected] &': { color: 'inherit' } },
  }),
)

export const check = style(
  inRecipes({
    flexShrink: 0,
    inlineSize: size.icon.s,
    blockSize: size.icon.s,
    strokeWidth: 2.5,
    color: color.brand.text,
    visibility: 'hidden',
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
  }),
)

export const sectionTitle = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    paddingInline: space[2],
    paddingBlock: space[1],
    marginBlockStart: space[2],
    color: color.textMuted,
    fontWeight: vars.font.weight.semibold,
    selectors: { ':first-child > &': { marginBlockStart: 0 } },
  }),
)

export const note = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: size.control.m,
    paddingInline: space[2],
    color: color.textMuted,
  }),
)
