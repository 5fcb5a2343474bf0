import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space, radius } = vars

export const board = style(inRecipes({ position: 'relative' }))

export const position = style(
  inRecipes({
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: radius.s,
    backgroundColor: color.sunken,
    selectors: { '[data-locked] > &': { opacity: vars.opacity.faded, filter: 'grayscale(1)' } },
  }),
)

globalStyle(
  `${position} > :is(img, svg)`,
  inRecipes({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
)

/** A round sign on the board's corner. Its ring has the card's colour, so that it is visible on any board. */
export const sign = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control.s,
    blockSize: size.control.s,
    borderRadius: radius.full,
    boxShadow: `0 0 0 ${size.line} ${color.surface}`,
    selectors: {
      '&[data-outcome="solved"]': {
        backgroundColor: color.success.solid,
        color: color.success.onSolid,
      },
      '&[data-outcome="hinted"]': {
        backgroundColor: color.warning.solid,
        color: color.warning.onSolid,
      },
      '&[data-outcome="failed"]': {
        backgroundColor: color.danger.solid,
        color: color.danger.onSolid,
      },
      '&[data-outcome="locked"]': { backgroundColor: color.fill, color: color.text },
    },
    '@media': { [forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  }),
)

globalStyle(
  `${sign} > svg`,
  inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s, strokeWidth: 2.5 }),
)

export const nameLine = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[3],
  }),
)

export const rating = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    color: color.text,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const ratingLabel = style(
  inRecipes({ color: color.textMuted, fontWeight: vars.font.weight.regular }),
)

export const outcome = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    fontWeight: vars.font.weight.medium,
    selectors: {
      '&[data-outcome="solved"]': { color: color.success.text },
      '&[data-outcome="hinted"]': { color: color.warning.text },
      '&[data-outcome="failed"]': { color: color.danger.text },
      '&[data-outcome="locked"]': { color: color.textMuted },
    },
  }),
)

export const themes = style(inRecipes({ display: 'flex', flexWrap: 'wrap', gap: space[1] }))
