import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { canHover, coarsePointer, forcedColors, upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import type { ToneName } from '../themes/tokens.ts'
import { bottomBar } from '../themes/bottomBar.ts'
import { topBar } from '../themes/topBar.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space } = vars

const comeIn = keyframes({ from: { opacity: 0, transform: `translateY(${space[2]})` } })
const fadeOut = keyframes({ to: { opacity: 0 } })

const phone = upTo('tablet')
const aboveBar = `var(${bottomBar}, 0px)`
const belowBar = `var(${topBar}, 0px)`

const downwards = { flexDirection: 'column' } as const
const upwards = { flexDirection: 'column-reverse' } as const
const atTop = { ...downwards, insetBlockStart: `calc(${belowBar} + ${space[4]})` } as const
const atBottom = { ...upwards, insetBlockEnd: space[4] } as const
const atStart = { insetInlineStart: space[4] }
const atEnd = { insetInlineEnd: space[4] }
const inCentre = { insetInline: 0, marginInline: 'auto' }

/** The landmark covers the screen, but pointer events pass through it. */
export const region = style(
  inRecipes({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.toast,
    pointerEvents: 'none',
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})` } },
  }),
)

/** On a phone the three places of an edge become one column, so that toasts can't cover each other. */
export const edge = recipe({
  base: inRecipes({
    display: 'contents',
    '@media': {
      [phone]: {
        position: 'absolute',
        insetInline: 0,
        paddingInline: space[4],
        maxBlockSize: '100%',
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: space[2],
      },
    },
  }),
  variants: {
    edge: {
      top: inRecipes({
        '@media': {
          [phone]: {
            insetBlockStart: belowBar,
            maxBlockSize: `calc(100% - ${belowBar})`,
            paddingBlockStart: space[4],
            paddingBlockEnd: space[12],
          },
        },
      }),
      bottom: inRecipes({
        '@media': {
          [phone]: {
            insetBlockEnd: aboveBar,
            maxBlockSize: `calc(100% - ${aboveBar})`,
            paddingBlockStart: space[12],
            paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom) - ${aboveBar})`,
          },
        },
      }),
    },
  },
})

export const container = recipe({
  base: inRecipes({
    display: 'flex',
    gap: space[2],
    // A third of the width, so that three are side by side; but at least wide enough for text, even if they overlap
    // then.
    inlineSize: `min(${size.toast}, max(${size.popover}, (100% - 4 * ${space[4]}) / 3))`,
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

/** The newest toast is nearest to the edge of the screen. */
export const list = recipe({
  base: inRecipes({
    display: 'flex',
    gap: space[2],
    // A dialog turns off pointer events outside itself; toasts must stay usable.
    pointerEvents: 'auto',
  }),
  variants: {
    container: {
      topLeft: inRecipes(downwards),
      topCenter: inRecipes(downwards),
      topRight: inRecipes(downwards),
      bottomLeft: inRecipes(upwards),
      bottomCenter: inRecipes(upwards),
      bottomRight: inRecipes(upwards),
    },
  },
})

/** The note that more toasts wait. */
export const more = style(
  inRecipes({
    ...typeset('xs'),
    alignSelf: 'center',
    paddingBlock: space[1],
    paddingInline: space[3],
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: vars.radius.full,
    backgroundColor: color.raised,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    boxShadow: vars.elevation.raised,
  }),
)

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

/** The button has the toast's text colour, for any background. */
export const action = style(
  inRecipes({
    ...typeset('s'),
    display: 'block',
    minBlockSize: size.control.s,
    marginBlockStart: space[2],
    paddingBlock: space[1],
    paddingInline: space[3],
    border: `${size.hairline} solid currentColor`,
    borderRadius: vars.radius.m,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontWeight: vars.font.weight.semibold,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: size.line },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
        },
      },
      [coarsePointer]: { minBlockSize: size.touch },
      [forcedColors]: { color: 'ButtonText' },
    },
  }),
)

/** The close button has the toast's text colour, for any background. */
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
