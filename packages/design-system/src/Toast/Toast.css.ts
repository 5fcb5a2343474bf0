import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, coarsePointer, forcedColors, upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import type { ToneName } from '../themes/tokens.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space } = vars

const comeIn = keyframes({ from: { opacity: 0, transform: `translateY(${space[2]})` } })
const fadeOut = keyframes({ to: { opacity: 0 } })

const phone = upTo('tablet')

const atTop = { insetBlockStart: space[4], flexDirection: 'column' } as const
const atBottom = { insetBlockEnd: space[4], flexDirection: 'column-reverse' } as const
const atStart = { insetInlineStart: space[4] }
const atEnd = { insetInlineEnd: space[4] }
const inCentre = { insetInline: 0, marginInline: 'auto' }

/** The landmark covers the screen and lets the pointer through. */
export const region = style(
  inRecipes({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.toast,
    pointerEvents: 'none',
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})` } },
  }),
)

/** On a phone the three places of an edge become one column, so that they cannot cover one another. */
export const edge = recipe({
  base: inRecipes({
    display: 'contents',
    '@media': {
      [phone]: {
        position: 'absolute',
        insetInline: space[4],
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: space[2],
      },
    },
  }),
  variants: {
    edge: {
      top: inRecipes({ '@media': { [phone]: { insetBlockStart: space[4] } } }),
      bottom: inRecipes({ '@media': { [phone]: { insetBlockEnd: space[4] } } }),
    },
  },
})

export const container = recipe({
  base: inRecipes({
    display: 'flex',
    gap: space[2],
    inlineSize: `min(${size.toast}, 100% - 2 * ${space[4]})`,
    // A dialog turns the pointer off for the page below it; toasts stay in reach.
    pointerEvents: 'auto',
    position: 'absolute',
    '@media': { [phone]: { position: 'static', inlineSize: `min(${size.toast}, 100%)` } },
  }),
  variants: {
    container: {
      topLeft: inRecipes({ ...atTop, ...atStart }),
      topCenter: inRecipes({ ...atTop, ...inCentre }),
      topRight: inRecipes({ ...atTop, ...atEnd }),
      bottomLeft: inRecipes({ ...atBottom, ...atStart }),
      bottomCenter: inRecipes({ ...atBottom, ...inCentre }),
      bottomRight: inRecipes({ ...atBottom, ...atEnd }),
    },
  },
})

const iconColor = '--toast-icon'

const saturated = (tone: ToneName) =>
  inRecipes({ backgroundColor: color[tone].solid, color: color[tone].onSolid })

const subdued = (tone: ToneName) => inRecipes({ vars: { [iconColor]: color[tone].text } })

export const toast = recipe({
  base: inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    padding: space[3],
    paddingInlineStart: space[4],
    border: `${size.hairline} solid transparent`,
    borderRadius: vars.radius.l,
    boxShadow: vars.elevation.floating,
    animation: `${comeIn} ${duration.slow} ${ease.out}`,
    selectors: {
      '&[data-leaving]': { animation: `${fadeOut} ${duration.toastFade} ${ease.inOut} forwards` },
      '&[data-pointer]': { cursor: 'pointer' },
    },
  }),
  variants: {
    color: {
      saturated: {},
      subdued: inRecipes({
        backgroundColor: color.raised,
        borderColor: color.border,
        color: color.text,
      }),
    },
    type: { info: {}, danger: {}, warning: {}, success: {} },
  },
  compoundVariants: (['info', 'danger', 'warning', 'success'] as const).flatMap((type) => [
    { variants: { color: 'saturated' as const, type }, style: saturated(type) },
    { variants: { color: 'subdued' as const, type }, style: subdued(type) },
  ]),
})

export const content = style(
  inRecipes({
    display: 'flex',
    flex: '1',
    gap: space[3],
    minInlineSize: 0,
    paddingBlock: space[1],
  }),
)

export const icon = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: vars.font.text.m.line,
    color: `var(${iconColor}, currentColor)`,
  }),
)

globalStyle(`${icon} > svg`, inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }))

export const words = style(inRecipes({ ...breakable, minInlineSize: 0 }))

export const title = style(
  inRecipes({ ...typeset('m'), display: 'block', fontWeight: vars.font.weight.semibold }),
)

export const message = style(inRecipes({ ...typeset('s'), display: 'block' }))

/** The close icon takes the toast's own colour, on every fill. */
export const close = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: size.control.s,
    blockSize: size.control.s,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.m,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: `calc(-1 * ${size.line})` },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
        },
      },
      [coarsePointer]: { inlineSize: size.touch, blockSize: size.touch },
      [forcedColors]: { color: 'ButtonText' },
    },
  }),
)

globalStyle(`${close} > svg`, inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }))
