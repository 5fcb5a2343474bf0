import { style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space, radius } = vars

export const root = style(
  inRecipes({
    display: 'inline-flex',
    gap: size.line,
    padding: size.line,
    borderRadius: radius.m,
    backgroundColor: color.fill,
  }),
)

export const field = style(inRecipes({ display: 'flex' }))

export const segment = style(
  inRecipes({
    ...typeset('xs'),
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
      '&[data-selected]': { backgroundColor: color.surface, color: color.text },
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
