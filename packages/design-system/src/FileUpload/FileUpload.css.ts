import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, radius, size, space } = vars

export const root = style(
  inRecipes({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 }),
)

const usable = '&:not([data-disabled], [data-unavailable])'

/** The whole zone is the button. */
export const zone = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[1],
    minInlineSize: 0,
    padding: space[5],
    border: `${size.hairline} dashed ${color.borderControl}`,
    borderRadius: radius.l,
    backgroundColor: color.surface,
    color: color.textMuted,
    textAlign: 'center',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, border-color',
    transitionDuration: duration.fast,
    selectors: {
      [`${usable}[data-pressed]`]: { backgroundColor: color.fillPressed },
      '&[data-dropping]': {
        borderStyle: 'solid',
        borderColor: color.brand.border,
        backgroundColor: color.brand.subtle,
        color: color.brand.text,
      },
      '&[data-invalid]': { borderColor: color.danger.border },
      '&[data-disabled], &[data-unavailable]': {
        borderColor: color.border,
        backgroundColor: 'transparent',
        color: color.textDisabled,
        cursor: 'not-allowed',
      },
      '&[data-focus-visible]': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: size.focusGap,
      },
    },
    '@media': {
      [canHover]: {
        selectors: {
          [`${usable}:hover:not([data-pressed], [data-dropping], [data-invalid])`]: {
            borderColor: color.textMuted,
            backgroundColor: color.fill,
          },
        },
      },
      [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
)

globalStyle(`${zone} > svg`, inRecipes({ inlineSize: size.icon.l, blockSize: size.icon.l }))

export const words = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
  }),
)

export const choose = style(
  inRecipes({
    ...typeset('m'),
    ...breakable,
    maxInlineSize: '100%',
    color: color.text,
    fontWeight: vars.font.weight.semibold,
    selectors: {
      '[data-disabled] &, [data-unavailable] &, [data-dropping] &': { color: 'inherit' },
    },
  }),
)

/** A finger cannot drop. Held files take the words away, not their room. */
export const drop = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    maxInlineSize: '100%',
    selectors: { '[data-dropping] &': { visibility: 'hidden' } },
    '@media': { [coarsePointer]: { display: 'none' } },
  }),
)

export const files = style(
  inRecipes({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 }),
)
