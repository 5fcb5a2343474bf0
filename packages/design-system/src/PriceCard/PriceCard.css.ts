import { globalStyle, style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, elevation, size, space, radius } = vars

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minInlineSize: 0,
    blockSize: '100%',
    padding: space[6],
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.xl,
    backgroundColor: color.surface,
    boxShadow: elevation.raised,
    color: color.text,
    selectors: {
      '&[data-recommended]': {
        borderColor: color.brand.border,
        boxShadow: `inset 0 0 0 ${size.hairline} ${color.brand.border}, ${elevation.raised}`,
      },
      '&[data-current]': { borderColor: color.success.border },
    },
  }),
)

export const nameLine = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
)

export const name = style(
  inRecipes({ ...typeset('l'), ...breakable, fontWeight: vars.font.weight.semibold }),
)

export const priceBlock = style(
  inRecipes({ display: 'flex', flexDirection: 'column', gap: space[1] }),
)

export const priceLine = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] }),
)

export const price = style(
  inRecipes({
    ...typeset('xl'),
    ...breakable,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const period = style(
  inRecipes({ ...typeset('s'), ...breakable, minInlineSize: 0, color: color.textMuted }),
)

export const saving = style(
  inRecipes({
    ...typeset('s'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
  }),
)

export const fullPrice = style(
  inRecipes({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
)

export const billing = style(inRecipes({ ...typeset('s'), ...breakable, color: color.textMuted }))

export const action = style(inRecipes({ display: 'flex', flexDirection: 'column' }))

export const features = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    paddingBlockStart: space[4],
    borderBlockStart: `${size.hairline} solid ${color.border}`,
  }),
)

export const feature = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'flex',
    gap: space[2],
    selectors: { '&[data-excluded]': { color: color.textMuted } },
  }),
)

export const featureIcon = style(
  inRecipes({
    display: 'grid',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: vars.font.text.s.line,
    color: color.success.text,
    selectors: { '[data-excluded] > &': { color: color.textDisabled } },
  }),
)

globalStyle(`${featureIcon} > svg`, inRecipes({ inlineSize: size.icon.s, blockSize: size.icon.s }))

export const note = style(
  inRecipes({ ...typeset('xs'), ...breakable, marginBlockStart: 'auto', color: color.textMuted }),
)
