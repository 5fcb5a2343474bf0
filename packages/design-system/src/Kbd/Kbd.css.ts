import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

export const root = style(
  inRecipes({
    ...typeset('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.space[5],
    paddingInline: vars.space[1],
    border: `${vars.size.hairline} solid ${vars.color.border}`,
    borderBlockEndWidth: vars.size.line,
    borderRadius: vars.radius.s,
    backgroundColor: vars.color.fill,
    color: vars.color.textMuted,
    fontFamily: 'inherit',
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
  }),
)
