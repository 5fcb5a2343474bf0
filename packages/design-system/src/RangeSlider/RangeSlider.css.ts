import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space } = vars

export const root = style(
  inRecipes({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 }),
)

export const inputs = style(
  inRecipes({ display: 'flex', alignItems: 'flex-end', gap: space[3], minInlineSize: 0 }),
)

export const end = style(
  inRecipes({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minInlineSize: 0 }),
)

export const endLabel = style(inRecipes({ ...typeset('xs'), ...breakable, color: color.textMuted }))

/** The dash between the two fields, at half their height. */
export const dash = style(
  inRecipes({
    flexShrink: 0,
    inlineSize: space[2],
    blockSize: size.hairline,
    marginBlockEnd: `calc(${size.control.m} / 2)`,
    backgroundColor: color.textMuted,
  }),
)
