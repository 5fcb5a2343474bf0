import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, radius, size, space } = vars

export const calendar = style(inRecipes({ padding: space[3] }))

export const head = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[1],
    paddingBlockEnd: space[2],
  }),
)

export const pickers = style(inRecipes({ display: 'flex', minInlineSize: 0 }))

export const picker = style(
  inRecipes({
    ...typeset('s'),
    minInlineSize: 0,
    minBlockSize: size.control.s,
    paddingInline: space[1],
    border: 0,
    borderRadius: radius.s,
    backgroundColor: 'transparent',
    color: color.text,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textTransform: 'capitalize',
    cursor: 'pointer',
    '@media': {
      [canHover]: { selectors: { '&:hover': { backgroundColor: color.fillHover } } },
      [coarsePointer]: { minBlockSize: size.touch },
    },
  }),
)

globalStyle(
  `${picker} > option`,
  inRecipes({ backgroundColor: color.raised, color: color.text, fontWeight: 'normal' }),
)

export const arrow = style(inRecipes({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }))

export const grid = style(inRecipes({ borderCollapse: 'collapse' }))

globalStyle(`${grid} td`, inRecipes({ padding: 0, textAlign: 'center' }))

export const weekday = style(
  inRecipes({
    ...typeset('xs'),
    blockSize: size.control.xs,
    padding: 0,
    color: color.textMuted,
    fontWeight: vars.font.weight.medium,
    textAlign: 'center',
  }),
)

const usable = '&:not([data-disabled], [data-unavailable])'

export const day = style(
  inRecipes({
    ...typeset('s'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: `calc(${size.control.s} + ${space[1]})`,
    blockSize: `calc(${size.control.s} + ${space[1]})`,
    borderRadius: radius.full,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color',
    transitionDuration: duration.fast,
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-disabled], &[data-unavailable]': { color: color.textDisabled, cursor: 'not-allowed' },
      // A dot, so that colour is not the only mark of today, and today can also be the chosen day.
      '&[data-today]::after': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: space[1],
        inlineSize: space[1],
        blockSize: space[1],
        borderRadius: radius.full,
        backgroundColor: 'currentColor',
      },
      '&[data-today]:not([data-selected], [data-disabled])': {
        color: color.brand.text,
        fontWeight: vars.font.weight.semibold,
      },
      [`${usable}[data-pressed]`]: { backgroundColor: color.fillPressed },
      '&[data-selected]': {
        backgroundColor: color.brand.solid,
        color: color.brand.onSolid,
        fontWeight: vars.font.weight.semibold,
      },
      '&[data-invalid][data-selected]': {
        backgroundColor: color.danger.solid,
        color: color.danger.onSolid,
      },
      '&[data-focus-visible]': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: size.hairline,
      },
    },
    '@media': {
      [canHover]: {
        selectors: {
          [`${usable}:hover:not([data-selected], [data-pressed])`]: {
            backgroundColor: color.fillHover,
          },
        },
      },
      [coarsePointer]: {
        // Seven columns of 44 px do not fit a phone of 320 px, so they become narrower.
        inlineSize: `min(${size.touch}, (100vw - 2 * ${space[6]}) / 7)`,
        blockSize: size.touch,
      },
      [forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
)
