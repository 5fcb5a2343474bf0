import { globalStyle, style } from '@vanilla-extract/css'
import { coarsePointer } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'
import { fileZone, fileZoneMedia, fileZoneStates } from './fileZone.ts'

const { color, radius, size, space } = vars

export const root = style(
  inRecipes({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 }),
)

/** The whole area is the button. */
export const zone = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[1],
    minInlineSize: 0,
    padding: space[5],
    borderRadius: radius.l,
    textAlign: 'center',
    ...fileZone,
    selectors: {
      ...fileZoneStates,
      '&[data-disabled], &[data-unavailable]': {
        ...fileZoneStates['&[data-disabled], &[data-unavailable]'],
        backgroundColor: 'transparent',
      },
    },
    '@media': fileZoneMedia,
  }),
)

globalStyle(`${zone} > svg`, inRecipes({ inlineSize: size.icon.l, blockSize: size.icon.l }))

export const words = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
  }),
)

export const choose = style(
  inRecipes({
    ...typeset('m'),
    ...breakable,
    maxInlineSize: '100%',
    color: color.text,
    fontWeight: vars.font.weight.semibold,
    selectors: {
      '[data-disabled] &, [data-unavailable] &, [data-dropping] &': { color: 'inherit' },
    },
  }),
)

/** Hidden on touch screens, which can't drop. Held files hide the text, but keep its space. */
export const drop = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    maxInlineSize: '100%',
    selectors: { '[data-dropping] &': { visibility: 'hidden' } },
    '@media': { [coarsePointer]: { display: 'none' } },
  }),
)

export const files = style(
  inRecipes({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 }),
)
