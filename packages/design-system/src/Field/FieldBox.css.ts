import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { inputText, quietAutofill, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space, radius } = vars

/** The focused element inside a box: a text input, a part of a date, or the box itself as a button. */
const typing =
  '&:has(:is(input, textarea, [role="spinbutton"]):focus), &:focus-visible, &[data-focus-visible]:not(:has(button:focus))'

/** The frame of an input, a select or a date. The React Aria root above it sets the states. */
export const box = recipe({
  base: inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    minInlineSize: 0,
    border: `${size.hairline} solid ${color.borderControl}`,
    borderRadius: radius.m,
    backgroundColor: color.surface,
    color: color.text,
    cursor: 'text',
    transitionProperty: 'border-color, background-color',
    transitionDuration: duration.fast,
    transitionTimingFunction: ease.inOut,
    selectors: {
      '[data-readonly] > &': { backgroundColor: color.sunken, borderColor: color.border },
      '[data-disabled] > &': {
        backgroundColor: color.fill,
        borderColor: 'transparent',
        color: color.textDisabled,
        cursor: 'not-allowed',
      },
      // A field with a reason why it can't be changed stays readable.
      '[data-unavailable] > &': {
        backgroundColor: color.fill,
        borderColor: 'transparent',
        color: color.textMuted,
        cursor: 'not-allowed',
      },
      '[data-invalid] > &': {
        borderColor: color.danger.border,
        boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger.border}`,
      },
      [typing]: {
        borderColor: 'transparent',
        boxShadow: 'none',
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${size.hairline})`,
      },
    },
    '@media': {
      [canHover]: {
        selectors: {
          ':not([data-disabled], [data-unavailable], [data-readonly], [data-invalid]) > &:hover': {
            borderColor: color.textMuted,
          },
        },
      },
      [forcedColors]: {
        selectors: {
          '[data-disabled] > &, [data-unavailable] > &': {
            borderColor: 'GrayText',
            color: 'GrayText',
          },
          '[data-invalid] > &': { borderWidth: size.line },
        },
      },
    },
  }),
  variants: {
    size: {
      s: inRecipes({ minBlockSize: size.control.s, paddingInline: space[2] }),
      m: inRecipes({
        minBlockSize: size.control.m,
        paddingInline: space[3],
        '@media': { [coarsePointer]: { minBlockSize: size.touch } },
      }),
      l: inRecipes({ minBlockSize: size.control.l, paddingInline: space[4] }),
    },
    multiline: {
      true: inRecipes({ alignItems: 'flex-start', paddingBlock: space[2] }),
      false: {},
    },
  },
})

globalStyle(
  `${box.classNames.base} > svg`,
  inRecipes({ flexShrink: 0, inlineSize: size.icon.s, blockSize: size.icon.s }),
)

/** The text input, without a look of its own. */
export const input = recipe({
  base: inRecipes({
    flex: 1,
    // Fills the height, so that the whole box can be pressed.
    alignSelf: 'stretch',
    inlineSize: '100%',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    textOverflow: 'ellipsis',
    cursor: 'inherit',
    selectors: {
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
      '&:autofill': {
        WebkitTextFillColor: color.text,
        ...quietAutofill,
      },
      '&::-webkit-search-cancel-button, &::-webkit-inner-spin-button, &::-webkit-outer-spin-button':
        { appearance: 'none', margin: 0 },
      '&::-ms-reveal, &::-ms-clear': { display: 'none' },
    },
  }),
  variants: {
    size: {
      s: inRecipes(inputText('s')),
      m: inRecipes(inputText('m')),
      l: inRecipes(inputText('m')),
    },
    tabular: { true: inRecipes({ fontVariantNumeric: 'tabular-nums' }), false: {} },
    // Text is left to right in a right-to-left page, but aligned to the page's start.
    foreign: {
      true: inRecipes({ selectors: { '[dir="rtl"] &': { textAlign: 'right' } } }),
      false: {},
    },
  },
})

/** Text or a sign before or after the input. */
export const affix = style(
  inRecipes({
    ...typeset('s'),
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    maxInlineSize: '50%',
    overflow: 'hidden',
    color: color.textMuted,
    whiteSpace: 'nowrap',
    selectors: { '[data-disabled] &, [data-unavailable] &': { color: 'inherit' } },
  }),
)

globalStyle(
  `${affix} > svg`,
  inRecipes({ flexShrink: 0, inlineSize: size.icon.s, blockSize: size.icon.s }),
)

/** Buttons at the end of a box, with equal distances to its edges. */
export const buttons = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: space[1],
    marginInlineEnd: `calc(-1 * ${space[2]})`,
    color: color.textMuted,
    cursor: 'default',
  }),
)

/** A small button inside a box: only an icon, without a frame. */
export const boxButton = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size.control.xs,
    blockSize: size.control.xs,
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    backgroundColor: 'transparent',
    color: color.textMuted,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, color',
    transitionDuration: duration.fast,
    selectors: {
      '&[data-pressed]': { backgroundColor: color.fillPressed, color: color.text },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
      // The focus ring must not touch the box's own border.
      '&[data-focus-visible]': { outlineOffset: 0 },
      // The area for a finger is larger than the icon.
      '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${space[2]})` },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-pressed])': {
            backgroundColor: color.fillHover,
            color: color.text,
          },
        },
      },
      [coarsePointer]: { inlineSize: size.control.s, blockSize: size.control.s },
    },
  }),
)

globalStyle(`${boxButton} > svg`, inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }))
