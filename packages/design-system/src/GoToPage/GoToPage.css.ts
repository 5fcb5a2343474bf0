import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors, upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, radius, size, space } = vars

export const root = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
)

export const pages = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minInlineSize: 0,
    '@media': {
      [upTo('tablet')]: { flex: '1 1 auto', justifyContent: 'space-between' },
    },
  }),
)

/** Hidden on a phone, which has room only for the arrows and a word. */
export const slot = style(inRecipes({ '@media': { [upTo('tablet')]: { display: 'none' } } }))

const cell = style(
  inRecipes({
    ...typeset('s'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: size.control.s,
    minBlockSize: size.control.s,
    paddingInline: space[2],
    fontVariantNumeric: 'tabular-nums',
    '@media': { [coarsePointer]: { minInlineSize: size.touch, minBlockSize: size.touch } },
  }),
)

export const page = style([
  cell,
  inRecipes({
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.m,
    backgroundColor: 'transparent',
    color: color.text,
    fontWeight: vars.font.weight.medium,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, color',
    transitionDuration: duration.fast,
    selectors: {
      '&[data-pressed]': { backgroundColor: color.fillPressed },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
      '&[aria-current]': {
        backgroundColor: color.brand.subtle,
        borderColor: color.brand.border,
        color: color.brand.text,
        fontWeight: vars.font.weight.semibold,
        cursor: 'default',
      },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-pressed], [aria-current])': {
            backgroundColor: color.fill,
          },
        },
      },
      [forcedColors]: {
        selectors: {
          '&[aria-current]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
])

export const step = style([page, inRecipes({ paddingInline: 0 })])

globalStyle(`${step} > svg`, inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }))
globalStyle(`${step}:dir(rtl) > svg`, inRecipes({ scale: '-1 1' }))

export const gap = style([cell, inRecipes({ padding: 0, color: color.textMuted })])

/** Always in the page, so that screen readers announce its changes; visible on a phone only. */
export const position = style(
  inRecipes({
    position: 'absolute',
    inlineSize: size.hairline,
    blockSize: size.hairline,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media': {
      [upTo('tablet')]: {
        ...typeset('s'),
        ...breakable,
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
        color: color.textMuted,
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'center',
        whiteSpace: 'normal',
      },
    },
  }),
)

export const form = style(inRecipes({ display: 'flex', minInlineSize: 0 }))

export const field = style(
  inRecipes({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 }),
)

export const fieldLabel = style(
  inRecipes({ ...typeset('s'), ...breakable, color: color.textMuted }),
)

export const number = style(inRecipes({ flexShrink: 0, inlineSize: `calc(2 * ${size.control.s})` }))
