import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, font, radius, size, space } = vars

const widest = `min(100vw - 2 * ${space[6]}, ${size.menu.max})`

export const list = style(
  inRecipes({
    // As wide as its button, within limits.
    minInlineSize: `clamp(${size.menu.min}, var(--trigger-width, 0px), ${widest})`,
    maxInlineSize: widest,
    minBlockSize: 0,
    padding: space[1],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
)

/** A line between a section and what comes before it. */
export const section = style(
  inRecipes({
    selectors: {
      '&:not(:first-child)': {
        marginBlockStart: space[1],
        paddingBlockStart: space[1],
        borderBlockStart: `${size.hairline} solid ${color.border}`,
      },
    },
  }),
)

globalStyle(
  `${section} + [role^='menuitem']`,
  inRecipes({ marginBlockStart: `calc(2 * ${space[1]})` }),
)

export const title = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    paddingBlock: space[1],
    paddingInline: space[2],
    color: color.textMuted,
    fontWeight: font.weight.semibold,
  }),
)

const lit = '&[data-focused], &[data-hovered]'

export const item = recipe({
  base: inRecipes({
    ...typeset('s'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minBlockSize: size.control.s,
    paddingBlock: `calc((${size.control.s} - ${font.text.s.line}) / 2)`,
    paddingInline: space[2],
    borderRadius: radius.s,
    color: color.text,
    outline: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [lit]: { backgroundColor: color.fill },
      '&[data-pressed]': { backgroundColor: color.fillPressed },
      '&[data-focus-visible]': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${size.line})`,
      },
      '&[aria-disabled="true"]': { color: color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [coarsePointer]: {
        minBlockSize: size.touch,
        paddingBlock: `calc((${size.touch} - ${font.text.s.line}) / 2)`,
      },
      [forcedColors]: {
        selectors: {
          [lit]: {
            outline: `${size.line} solid Highlight`,
            outlineOffset: `calc(-1 * ${size.line})`,
          },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    danger: {
      true: inRecipes({
        selectors: {
          '&:not([aria-disabled="true"])': { color: color.danger.text },
          '&:is([data-focused], [data-hovered]):not([aria-disabled="true"])': {
            backgroundColor: color.danger.subtle,
          },
        },
      }),
      false: {},
    },
  },
})

/** As high as the label's first line. */
export const icon = recipe({
  base: inRecipes({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' }),
  variants: {
    quiet: {
      true: inRecipes({
        color: color.textMuted,
        selectors: { '[aria-disabled="true"] > &': { color: 'inherit' } },
      }),
      false: {},
    },
  },
})

globalStyle(
  `${icon.classNames.base} > svg`,
  inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }),
)

export const words = style(
  inRecipes({
    ...breakable,
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
  }),
)

/** Not dimmed on a disabled item: the reason must be readable. */
export const description = style(inRecipes({ ...typeset('xs'), color: color.textMuted }))

export const shortcut = style(
  inRecipes({
    ...typeset('xs'),
    flexShrink: 0,
    color: color.textMuted,
    fontFamily: 'inherit',
    lineHeight: font.text.s.line,
  }),
)

/** Reserves its space when nothing is chosen, so that labels do not wrap differently after a choice. */
export const check = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: '1lh',
    inlineSize: size.icon.s,
    color: color.brand.text,
    visibility: 'hidden',
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
  }),
)

globalStyle(
  `${check} > svg`,
  inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s, strokeWidth: 2.5 }),
)
