import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, radius, size, space } = vars

/** Tags and the text after them wrap like words. */
export const content = style(
  inRecipes({
    flex: 1,
    minInlineSize: 0,
    paddingBlock: size.hairline,
    // Aligns tags with the box's rounded corner.
    selectors: { '&:has([role="row"])': { marginInlineStart: `calc(-1 * ${space[2]})` } },
  }),
)

export const group = style(inRecipes({ display: 'inline' }))

// Not `display: contents`: an element without a box could not take the focus.
export const tags = style(inRecipes({ display: 'inline', outline: 'none' }))

export const typing = style(
  inRecipes({
    display: 'flex',
    maxInlineSize: '100%',
    marginBlock: size.line,
    minBlockSize: `calc(${size.control.xs} + ${space[1]})`,
    verticalAlign: 'middle',
    selectors: { [`:has([role="row"]) > &`]: { display: 'inline-flex' } },
  }),
)

globalStyle(
  `:has([role="row"]) > ${typing} > input`,
  inRecipes({ minInlineSize: size.card.column, fieldSizing: 'content' }),
)

// A field that can't be typed into needs no line of its own.
globalStyle(
  `:is([data-disabled], [data-unavailable]) :has([role="row"]) > ${typing} > input`,
  inRecipes({ minInlineSize: 0 }),
)

export const tag = style(
  inRecipes({
    ...typeset('s'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    minBlockSize: `calc(${size.control.xs} + ${space[1]})`,
    marginBlock: size.line,
    marginInlineEnd: space[1],
    verticalAlign: 'middle',
    paddingInline: space[2],
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.s,
    backgroundColor: color.fill,
    color: color.text,
    cursor: 'default',
    selectors: {
      '&:has([slot="remove"])': { paddingInlineEnd: 0 },
      '&[data-focus-visible]': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: 0,
      },
      '[data-disabled] &, [data-unavailable] &': {
        backgroundColor: color.surface,
        color: color.textMuted,
      },
    },
    '@media': {
      [coarsePointer]: { minBlockSize: size.control.s },
      [forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
)

export const icon = style(inRecipes({ display: 'grid', placeItems: 'center', flexShrink: 0 }))

globalStyle(`${icon} > svg`, inRecipes({ maxInlineSize: size.icon.m, maxBlockSize: size.icon.m }))

export const label = style(inRecipes({ ...breakable, minInlineSize: 0 }))

export const remove = style(
  inRecipes({
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
    selectors: { '&[data-pressed]': { backgroundColor: color.fillPressed } },
    '@media': {
      [canHover]: {
        selectors: { '&:hover': { backgroundColor: color.fillHover, color: color.text } },
      },
      [coarsePointer]: { inlineSize: size.control.s, blockSize: size.control.s },
    },
  }),
)

globalStyle(`${remove} > svg`, inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }))

export const full = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    paddingBlockStart: space[1],
    color: color.textMuted,
  }),
)
