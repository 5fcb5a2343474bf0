import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import type { ControlSize, TextSize } from '../themes/tokens.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space, radius } = vars

const usable = '&:not([data-disabled], [data-unavailable], [data-pending])'
const unusable = '&[data-disabled], &[data-unavailable]'

const iconSize = createVar()

const fill = (rest: string, hover: string, pressed: string, text: string) =>
  inRecipes({
    backgroundColor: rest,
    color: text,
    selectors: {
      [`${usable}:active, &[data-pressed]`]: { backgroundColor: pressed },
    },
    '@media': {
      [canHover]: {
        selectors: {
          [`${usable}:hover:not(:active, [data-pressed])`]: { backgroundColor: hover },
        },
      },
    },
  })

const measure = (
  height: ControlSize,
  text: TextSize,
  icon: keyof typeof size.icon,
  paddingInline: string,
  gap: string,
) =>
  inRecipes({
    ...typeset(text),
    minBlockSize: size.control[height],
    paddingInline,
    gap,
    vars: { [iconSize]: size.icon[icon] },
  })

const square = (side: ControlSize) =>
  inRecipes({ inlineSize: size.control[side], padding: 0, flexShrink: 0 })

const base = style(
  inRecipes({
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingBlock: space[1],
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.m,
    fontWeight: vars.font.weight.semibold,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    touchAction: 'manipulation',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.duration.fast,
    transitionTimingFunction: vars.ease.inOut,
    selectors: {
      [unusable]: {
        cursor: 'not-allowed',
        color: color.textDisabled,
        backgroundColor: color.fill,
        borderColor: 'transparent',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { [unusable]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
)

globalStyle(
  `${base} > svg`,
  inRecipes({ flexShrink: 0, inlineSize: iconSize, blockSize: iconSize }),
)

/** The look of every button, and of links that look like buttons. */
export const button = recipe({
  base,
  variants: {
    type: {
      primary: fill(
        color.brand.solid,
        color.brand.solidHover,
        color.brand.solidPressed,
        color.brand.onSolid,
      ),
      secondary: fill(color.fill, color.fillHover, color.fillPressed, color.text),
      ghost: fill('transparent', color.fill, color.fillPressed, color.text),
      danger: fill(
        color.danger.solid,
        color.danger.solidHover,
        color.danger.solidPressed,
        color.danger.onSolid,
      ),
    },
    size: {
      xs: measure('xs', 'xs', 's', space[2], space[1]),
      s: measure('s', 's', 's', space[3], space[2]),
      m: measure('m', 'm', 's', space[4], space[2]),
      l: measure('l', 'm', 'm', space[5], space[2]),
      xl: measure('xl', 'l', 'l', space[6], space[3]),
    },
    display: {
      inline: inRecipes({ display: 'inline-flex' }),
      block: inRecipes({ display: 'flex', inlineSize: '100%' }),
    },
    square: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { type: 'ghost' },
      style: inRecipes({ selectors: { [unusable]: { backgroundColor: 'transparent' } } }),
    },
    { variants: { square: true, size: 'xs' }, style: square('xs') },
    { variants: { square: true, size: 's' }, style: square('s') },
    { variants: { square: true, size: 'm' }, style: square('m') },
    { variants: { square: true, size: 'l' }, style: square('l') },
    { variants: { square: true, size: 'xl' }, style: square('xl') },
    {
      variants: { size: 'm' },
      style: inRecipes({
        '@media': { [coarsePointer]: { minBlockSize: size.touch, minInlineSize: size.touch } },
      }),
    },
  ],
})

/** A disabled button with its reason below. */
export const explained = recipe({
  base: inRecipes({ flexDirection: 'column', gap: space[1], maxInlineSize: '100%' }),
  variants: {
    display: {
      inline: inRecipes({ display: 'inline-flex', alignItems: 'flex-start' }),
      block: inRecipes({ display: 'flex', alignItems: 'stretch' }),
    },
  },
})

export const reason = recipe({
  base: inRecipes({ ...typeset('xs'), ...breakable, color: color.textMuted }),
  variants: {
    display: {
      inline: inRecipes({ textAlign: 'start', textWrap: 'pretty' }),
      block: inRecipes({ textAlign: 'center', textWrap: 'balance' }),
    },
  },
})
