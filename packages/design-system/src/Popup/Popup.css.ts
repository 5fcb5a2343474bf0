import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { forcedColors, upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space, radius } = vars
const phone = upTo('tablet')

/** The differences from a dialog: a popup can be dragged down, and it may be wider. */
export const panel = recipe({
  base: inRecipes({
    '@media': {
      [phone]: {
        transition: `translate ${duration.base} ${ease.out}`,
        selectors: { '&[data-dragging]': { transition: 'none' } },
      },
    },
  }),
  variants: {
    size: {
      default: {},
      wide: inRecipes({
        maxInlineSize: size.dialog.wide,
        '@media': { [phone]: { maxInlineSize: 'none' } },
      }),
    },
  },
})

/** The part of the sheet that a finger drags down. */
export const grip = style(
  inRecipes({
    flexShrink: 0,
    '@media': {
      [phone]: { touchAction: 'none', cursor: 'grab' },
    },
    selectors: { '[data-dragging] > &': { cursor: 'grabbing' } },
  }),
)

export const handle = style(
  inRecipes({
    display: 'none',
    '@media': {
      [phone]: {
        display: 'block',
        inlineSize: space[10],
        blockSize: space[1],
        marginInline: 'auto',
        marginBlockStart: space[2],
        borderRadius: radius.full,
        backgroundColor: color.borderControl,
      },
      [forcedColors]: { backgroundColor: 'CanvasText' },
    },
  }),
)

export const header = style(
  inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    paddingInline: space[5],
    paddingBlock: space[5],
    paddingBlockEnd: space[2],
    '@media': { [phone]: { paddingBlockStart: space[3] } },
  }),
)

/** The icons' size must not make the title's line higher. */
const iconRoom = {
  display: 'flex',
  flexShrink: 0,
  marginBlock: `calc((${vars.font.text.l.line} - ${size.control.m}) / 2)`,
  color: color.textMuted,
} as const

export const back = style(inRecipes({ ...iconRoom, marginInlineStart: `calc(-1 * ${space[2]})` }))

/** The arrow points to the start of the line. */
globalStyle(`[dir='rtl'] ${back} svg`, inRecipes({ transform: 'scaleX(-1)' }))

export const close = style(
  inRecipes({
    ...iconRoom,
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(-1 * ${space[2]})`,
  }),
)

export const title = style(
  inRecipes({
    ...typeset('l'),
    ...breakable,
    minInlineSize: 0,
    fontWeight: vars.font.weight.semibold,
    textWrap: 'balance',
  }),
)

export const steps = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingInline: space[5],
    paddingBlockEnd: space[2],
  }),
)

export const stepText = style(
  inRecipes({
    ...typeset('xs'),
    flexShrink: 0,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const stepMarks = style(inRecipes({ display: 'flex', flex: 1, gap: space[1] }))

export const stepMark = style(
  inRecipes({
    flex: 1,
    blockSize: space[1],
    borderRadius: radius.full,
    backgroundColor: color.fillHover,
    selectors: { '&[data-done]': { backgroundColor: color.brand.solid } },
    '@media': {
      [forcedColors]: {
        backgroundColor: 'GrayText',
        selectors: { '&[data-done]': { backgroundColor: 'Highlight' } },
        forcedColorAdjust: 'none',
      },
    },
  }),
)

export const body = style(
  inRecipes({
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: space[5],
    paddingBlockStart: space[2],
    paddingBlockEnd: space[5],
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})` },
    },
  }),
)

export const description = style(
  inRecipes({
    ...breakable,
    paddingBlockEnd: space[4],
    color: color.textMuted,
    textWrap: 'pretty',
  }),
)

export const actions = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[3],
    padding: space[5],
    paddingBlockStart: space[4],
    borderBlockStart: `${size.hairline} solid ${color.border}`,
  }),
)

globalStyle(`${actions} > *`, inRecipes({ '@media': { [phone]: { flex: '1 1 auto' } } }))
