import { globalStyle, style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, radius, size, space } = vars

export const row = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[3],
    minInlineSize: 0,
    padding: space[2],
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.m,
    backgroundColor: color.surface,
    selectors: { '&[data-status="failed"]': { borderColor: color.danger.border } },
  }),
)

export const picture = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size.control.m,
    blockSize: size.control.m,
    overflow: 'hidden',
    borderRadius: radius.s,
    backgroundColor: color.sunken,
    color: color.textMuted,
  }),
)

globalStyle(`${picture} > svg`, inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }))
globalStyle(
  `${picture} > img`,
  inRecipes({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
)

export const words = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    // If there is less space than this for the text, the buttons go below it.
    flex: `1 1 calc(0.4 * ${size.card.row})`,
    gap: size.line,
    minInlineSize: 0,
  }),
)

export const name = style(
  inRecipes({
    ...typeset('s'),
    overflow: 'hidden',
    color: color.text,
    fontWeight: vars.font.weight.medium,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

export const status = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    display: 'flex',
    gap: space[1],
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-status="failed"] &': { color: color.danger.text },
      '[data-status="done"] &': { color: color.success.text },
    },
  }),
)

globalStyle(
  `${status} > svg`,
  inRecipes({ flexShrink: 0, inlineSize: size.icon.s, blockSize: vars.font.text.xs.line }),
)

/** Shown after the state, with a dot between. */
const fileSize = style(
  inRecipes({
    color: color.textMuted,
    whiteSpace: 'nowrap',
    selectors: { '&::before': { content: '" · "', whiteSpace: 'pre' } },
  }),
)

export { fileSize as size }

export const actions = style(inRecipes({ display: 'flex', flexShrink: 0, color: color.textMuted }))
