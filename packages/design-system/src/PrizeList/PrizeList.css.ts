import { style } from '@vanilla-extract/css'
import { forcedColors, containerUpTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space, radius } = vars
const line = `${size.hairline} solid ${color.border}`

/** Up to this width of the list the winner is below the place. */
const narrow = containerUpTo('largePhone')

export const root = style(
  inRecipes({
    ...typeset('m'),
    minInlineSize: 0,
    containerType: 'inline-size',
    overflow: 'hidden',
    border: line,
    borderRadius: radius.l,
    backgroundColor: color.surface,
    color: color.text,
  }),
)

/** All rows share three columns: place, winner, prize. */
export const list = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'fit-content(38%) minmax(0, 1fr) fit-content(46%)',
    columnGap: space[4],
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' } },
  }),
)

export const row = style(
  inRecipes({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    paddingBlock: space[3],
    paddingInline: space[4],
    selectors: {
      '& + &': { borderBlockStart: line },
      '&[data-own]': { backgroundColor: color.brand.subtle },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-own]': { outline: `${size.line} solid Highlight` } },
      },
    },
  }),
)

export const place = style(
  inRecipes({ ...breakable, color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
)

export const winner = style(
  inRecipes({
    ...breakable,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    minInlineSize: 0,
    '@container': { [narrow]: { gridColumn: '1', gridRow: '2' } },
  }),
)

export const prize = style(
  inRecipes({
    ...breakable,
    gridColumn: '3',
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@container': { [narrow]: { gridColumn: '2', gridRow: '1 / span 2' } },
  }),
)

export const total = style(
  inRecipes({
    ...breakable,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[4],
    paddingBlock: space[3],
    paddingInline: space[4],
    borderBlockStart: line,
    backgroundColor: color.sunken,
    fontWeight: vars.font.weight.semibold,
  }),
)
