import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space, radius } = vars

const least = createVar()

const columns = (count: number) => {
  const share = `calc((100% - ${count - 1} * ${space[2]}) / ${count})`
  return inRecipes({
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, ${share})), 1fr))`,
  })
}

export const grid = recipe({
  base: inRecipes({
    display: 'grid',
    gap: space[2],
    // The same distance from the label's line as between the cards.
    selectors: { 'div + &': { marginBlockStart: space[1] } },
  }),
  variants: {
    columns: {
      1: columns(1),
      2: columns(2),
      3: columns(3),
      4: columns(4),
      5: columns(5),
      6: columns(6),
      8: columns(8),
    },
    layout: {
      row: inRecipes({ vars: { [least]: size.card.row } }),
      column: inRecipes({ vars: { [least]: size.card.column } }),
      compact: inRecipes({ vars: { [least]: size.card.compact } }),
    },
  },
  // Eight columns are for numbers or a few letters, such as `25+10`, which must not wrap.
  compoundVariants: [
    {
      variants: { columns: 8, layout: 'compact' },
      style: inRecipes({ vars: { [least]: `calc(${size.control.xl} + ${space[2]})` } }),
    },
  ],
})

export const cell = style(inRecipes({ display: 'flex', minInlineSize: 0 }))

const usable = '&:not([data-disabled], [data-readonly])'

export const card = recipe({
  base: inRecipes({
    position: 'relative',
    display: 'flex',
    flex: 1,
    gap: space[3],
    minInlineSize: 0,
    minBlockSize: size.touch,
    padding: space[3],
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.l,
    backgroundColor: color.raised,
    color: color.text,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, border-color, box-shadow',
    transitionDuration: duration.fast,
    transitionTimingFunction: ease.inOut,
    '@media': {
      [canHover]: {
        selectors: { [`${usable}:hover`]: { borderColor: color.borderControl } },
      },
      [forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: `${size.line} solid Highlight` },
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
    selectors: {
      [`${usable}:active`]: { backgroundColor: color.fillPressed },
      '&[data-selected]': {
        backgroundColor: color.brand.subtle,
        borderColor: color.brand.border,
        boxShadow: `inset 0 0 0 ${size.hairline} ${color.brand.border}`,
      },
      '&[data-focus-visible]': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: size.focusGap,
      },
      '&[data-disabled]': { cursor: 'not-allowed', color: color.textDisabled },
      '[data-unavailable] &': { cursor: 'not-allowed', color: color.textMuted },
      '[data-invalid] &:not([data-selected])': { borderColor: color.danger.border },
    },
  }),
  variants: {
    layout: {
      row: inRecipes({ alignItems: 'center', paddingInlineEnd: space[10] }),
      column: inRecipes({
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space[1],
        paddingBlock: space[4],
        paddingInline: space[1],
        textAlign: 'center',
      }),
      compact: inRecipes({
        alignItems: 'center',
        justifyContent: 'center',
        paddingBlock: space[2],
        paddingInline: space[1],
        textAlign: 'center',
        selectors: {
          '&[data-selected]': {
            backgroundColor: color.brand.solid,
            borderColor: color.brand.solid,
            color: color.brand.onSolid,
            boxShadow: 'none',
          },
        },
        '@media': {
          [forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Canvas',
            color: 'CanvasText',
            borderColor: 'CanvasText',
            selectors: {
              '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText' },
            },
          },
        },
      }),
    },
  },
})

export const icon = style(inRecipes({ display: 'flex', flexShrink: 0 }))

globalStyle(`${icon} > svg`, inRecipes({ inlineSize: size.icon.l, blockSize: size.icon.l }))

/** As wide as a few letters. */
export const pending = style(inRecipes({ inlineSize: '50%', minInlineSize: 0 }))

export const words = style(
  inRecipes({ ...breakable, display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
)

export const title = recipe({
  base: inRecipes({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' }),
  variants: {
    layout: {
      row: inRecipes(typeset('m')),
      column: inRecipes(typeset('m')),
      compact: inRecipes(typeset('m')),
    },
  },
})

export const description = style(
  inRecipes({
    ...typeset('xs'),
    color: color.textMuted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
)

globalStyle(
  `${card.classNames.variants.layout.compact}[data-selected] ${description}`,
  inRecipes({ color: 'inherit' }),
)

/** A radio mark, so that colour is not the only sign of the choice. */
export const mark = recipe({
  base: inRecipes({
    position: 'absolute',
    insetInlineEnd: space[3],
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.radioMark,
    blockSize: size.radioMark,
    borderRadius: radius.full,
    color: 'transparent',
    selectors: {
      '[data-selected] > &': {
        backgroundColor: color.brand.solid,
        color: color.brand.onSolid,
      },
    },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: {
          '[data-selected] > &': { backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
  variants: {
    layout: {
      row: inRecipes({
        insetBlockStart: `calc(50% - ${size.radioMark} / 2)`,
        border: `${size.hairline} solid ${color.borderControl}`,
        selectors: { '[data-selected] > &': { borderColor: 'transparent' } },
      }),
      column: inRecipes({ insetBlockStart: space[1], insetInlineEnd: space[1] }),
    },
  },
})

globalStyle(
  `${mark.classNames.base} > svg`,
  inRecipes({ inlineSize: '70%', blockSize: '70%', strokeWidth: 3 }),
)
