import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { markStates } from '../themes/markStates.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, radius, size, space } = vars

const trackWidth = `calc(2.5 * ${size.icon.s})`
const trackHeight = size.control.xs
const thumbGap = createVar()

/** The whole line can be pressed, not only the switch. */
export const row = recipe({
  base: inRecipes({
    ...typeset('m'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    maxInlineSize: '100%',
    paddingBlock: space[1],
    color: color.text,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
      '[data-unavailable] &': { color: color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [coarsePointer]: { paddingBlock: `calc((${size.touch} - ${trackHeight}) / 2)` },
      [forcedColors]: {
        selectors: { '&[data-disabled], [data-unavailable] &': { color: 'GrayText' } },
      },
    },
  }),
  variants: {
    placement: {
      start: inRecipes({ alignSelf: 'flex-start' }),
      end: inRecipes({ flexDirection: 'row-reverse', justifyContent: 'space-between' }),
    },
  },
})

export const words = style(inRecipes({ ...breakable, minInlineSize: 0, textWrap: 'pretty' }))

/** Messages are aligned with the text. */
export const messages = recipe({
  base: inRecipes({ marginBlockStart: `calc(-1 * ${space[1]})` }),
  variants: {
    placement: {
      start: inRecipes({ paddingInlineStart: `calc(${trackWidth} + ${space[3]})` }),
      end: inRecipes({ paddingInlineEnd: `calc(${trackWidth} + ${space[3]})` }),
    },
  },
})

export const track = style(
  inRecipes({
    vars: { [thumbGap]: `calc(${space[1]} - ${size.hairline})` },
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    inlineSize: trackWidth,
    blockSize: trackHeight,
    paddingInline: thumbGap,
    border: `${size.hairline} solid ${color.borderControl}`,
    borderRadius: radius.full,
    backgroundColor: color.fill,
    color: color.borderControl,
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: duration.base,
    transitionTimingFunction: ease.inOut,
    selectors: {
      '[data-selected] > &': {
        borderColor: color.brand.solid,
        backgroundColor: color.brand.solid,
        color: color.brand.onSolid,
      },
      '[data-invalid] > &': { borderColor: color.danger.border },
      ...markStates,
    },
    '@media': {
      [canHover]: {
        selectors: {
          ':not([data-disabled], [data-readonly], [data-selected]):hover > &': {
            borderColor: color.textMuted,
            color: color.textMuted,
          },
          '[data-selected]:not([data-disabled], [data-readonly]):hover > &': {
            borderColor: color.brand.solidHover,
            backgroundColor: color.brand.solidHover,
          },
        },
      },
      [forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
        color: 'CanvasText',
        selectors: {
          '[data-selected] > &': {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '[data-disabled] > &, [data-unavailable] &': {
            borderColor: 'GrayText',
            backgroundColor: 'Canvas',
            color: 'GrayText',
          },
        },
      },
    },
  }),
)

const travel = `calc(${trackWidth} - 2 * ${size.hairline} - 2 * ${thumbGap} - ${size.icon.s})`

export const thumb = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.icon.s,
    blockSize: size.icon.s,
    borderRadius: radius.full,
    backgroundColor: 'currentColor',
    transitionProperty: 'transform, background-color',
    transitionDuration: duration.base,
    transitionTimingFunction: ease.out,
    selectors: {
      [`[data-selected] > ${track} > &`]: { transform: `translateX(${travel})` },
      [`[dir="rtl"] [data-selected] > ${track} > &`]: {
        transform: `translateX(calc(-1 * ${travel}))`,
      },
      '&:has(svg)': { backgroundColor: 'transparent' },
    },
  }),
)
