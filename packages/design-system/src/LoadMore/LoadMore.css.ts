import { globalStyle, style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space } = vars

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: space[4],
    textAlign: 'center',
  }),
)

export const progress = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const failure = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'flex',
    gap: space[2],
    color: color.danger.text,
    textAlign: 'start',
  }),
)

globalStyle(
  `${failure} > svg`,
  inRecipes({
    flexShrink: 0,
    inlineSize: size.icon.s,
    blockSize: vars.font.text.s.line,
  }),
)
