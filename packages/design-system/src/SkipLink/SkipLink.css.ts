import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space } = vars

export const root = style(
  inRecipes({
    ...typeset('s'),
    position: 'fixed',
    zIndex: vars.layer.toast,
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    padding: `${space[2]} ${space[4]}`,
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: vars.radius.m,
    backgroundColor: color.raised,
    color: color.text,
    fontWeight: vars.font.weight.semibold,
    boxShadow: vars.elevation.floating,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
)
