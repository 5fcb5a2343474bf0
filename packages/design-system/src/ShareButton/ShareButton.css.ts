import { style } from '@vanilla-extract/css'
import { coarsePointer } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, radius, size, space } = vars

export const content = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    minInlineSize: 0,
  }),
)

/** The link can be selected here if copying fails. */
export const link = style(
  inRecipes({
    ...typeset('s'),
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: size.control.m,
    paddingInline: space[3],
    border: `${size.hairline} solid ${color.borderControl}`,
    borderRadius: radius.m,
    backgroundColor: color.sunken,
    color: color.text,
    textOverflow: 'ellipsis',
    direction: 'ltr',
    '@media': { [coarsePointer]: { minBlockSize: size.touch } },
  }),
)

export const places = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 }),
)
