import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space, radius } = vars

export const root = style(
  inRecipes({
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxInlineSize: '100%',
    gap: size.line,
    padding: size.line,
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.m,
    backgroundColor: color.sunken,
  }),
)

export const field = style(inRecipes({ display: 'flex', minInlineSize: 0 }))

export const segment = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    minBlockSize: size.control.s,
    minInlineSize: size.control.s,
    paddingInline: space[2],
    borderRadius: radius.s,
    color: color.textMuted,
    fontWeight: vars.font.weight.semibold,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, color',
    transitionDuration: vars.duration.fast,
    selectors: {
      // Lighter than its well in both themes.
      '&[data-selected]': {
        backgroundColor: color.raised,
        color: color.text,
        boxShadow: vars.elevation.raised,
      },
      '&[data-focus-visible]': {
        outline: `${size.line} solid ${color.focus}`,
        outlineOffset: size.line,
      },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: color.text } } },
      [coarsePointer]: { minBlockSize: size.touch, minInlineSize: size.touch },
      [forcedColors]: {
        selectors: { '&[data-selected]': { outline: `${size.line} solid Highlight` } },
      },
    },
  }),
)

export const face = style(inRecipes({ display: 'flex' }))

globalStyle(`${face} > svg`, inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }))
